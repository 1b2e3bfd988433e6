import { describe, expect, it } from 'vitest';
import { DIAGNOSTICS } from '../../../language/diagnostics/codes';
import { messageLanguages } from '../../../language/messages/index';
import manifest from '../../../package.json';
import { settingsFrom } from '../../../server/workspace/settings';

const settings = manifest.contributes.configuration.properties;

describe('the settings of the extension', () => {
  it('offer every language that has messages', () => {
    expect(settings['handscript.language'].enum).toEqual(['auto', ...messageLanguages]);
  });

  it('offer every diagnostic', () => {
    expect(settings['handscript.severity'].propertyNames.enum).toEqual(Object.keys(DIAGNOSTICS));
  });

  it('have the defaults of the server', () => {
    expect(settingsFrom(undefined)).toEqual({
      language: settings['handscript.language'].default,
      digits: settings['handscript.digits'].default,
      severities: new Map(Object.entries(settings['handscript.severity'].default)),
    });
  });

  it('keep their defaults where a client sends nonsense', () => {
    for (const nonsense of [
      null,
      7,
      'x',
      [],
      { language: 5, digits: 'roman', severity: { 'betting/nonsense': 'off', 'text/syntax': 'loud' } },
    ]) {
      expect(settingsFrom(nonsense)).toEqual(settingsFrom(undefined));
    }
  });

  it('are read', () => {
    const read = settingsFrom({
      language: 'en',
      digits: 'native',
      severity: { 'text/syntax': 'warning', 'betting/bare-raise': 'off' },
    });
    expect(read).toEqual({
      language: 'en',
      digits: 'native',
      severities: new Map([
        ['text/syntax', 'warning'],
        ['betting/bare-raise', 'off'],
      ]),
    });
  });
});
