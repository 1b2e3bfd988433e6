import { describe, expect, it } from 'vitest';
import spanish from '../../../l10n/bundle.l10n.es.json';
import english from '../../../l10n/bundle.l10n.json';
import { DIAGNOSTICS } from '../../../language/diagnostics/codes';
import { PROFILES } from '../../../language/poker/profiles';
import { LANGUAGES } from '../../../language/text/languages';
import manifest from '../../../package.json';
import nlsSpanish from '../../../package.nls.es.json';
import nls from '../../../package.nls.json';
import schema from '../../../schemas/handscript.config.schema.json';
import { settingsFrom } from '../../../server/workspace/documentSettings';
import { projectFile, projectFiles } from '../../support/files';

const settings = manifest.contributes.configuration.properties;

describe('the settings of the extension', () => {
  it('keep Enter a line break in a hand unless an item of the completion list was chosen', () => {
    expect(manifest.contributes.configurationDefaults['[handscript]']['editor.acceptSuggestionOnEnter']).toBe('smart');
  });

  it('offer every language that has messages', () => {
    expect(settings['handscript.language'].enum).toEqual(['auto', ...LANGUAGES]);
  });

  it('offer every rule profile', () => {
    expect(settings['handscript.rules'].enum).toEqual(Object.keys(PROFILES));
  });

  it('offer every diagnostic', () => {
    expect(settings['handscript.severity'].propertyNames.enum).toEqual(Object.keys(DIAGNOSTICS));
  });

  it('are safe in an untrusted workspace: none is a path, a command or free text', () => {
    expect(manifest.capabilities.untrustedWorkspaces).toEqual({ supported: true });
    for (const setting of Object.values(settings)) {
      const isChoice = setting.type === 'boolean' || 'enum' in setting;
      expect(isChoice || ('additionalProperties' in setting && 'enum' in setting.additionalProperties)).toBe(true);
    }
  });

  it('each have a description', () => {
    const page = projectFile('docs/configuration.md');
    for (const name of Object.keys(settings)) expect(page).toContain(`| \`${name}\` |`);
  });

  it('have the same defaults as the server', () => {
    expect(settingsFrom(undefined)).toMatchObject({
      rules: settings['handscript.rules'].default,
      language: settings['handscript.language'].default,
      digits: settings['handscript.digits'].default,
      severities: new Map(Object.entries(settings['handscript.severity'].default)),
      inlayHints: {
        amounts: settings['handscript.inlayHints.amounts'].default,
        calls: settings['handscript.inlayHints.calls'].default,
        pots: settings['handscript.inlayHints.pots'].default,
        refund: settings['handscript.inlayHints.refund'].default,
      },
      codeLens: settings['handscript.codeLens.enabled'].default,
    });
  });

  it('keep their defaults if a client sends malformed values', () => {
    for (const nonsense of [
      null,
      7,
      'x',
      [],
      { rules: 'house', language: 5, digits: 'roman', severity: { 'betting/nonsense': 'off', 'text/syntax': 'loud' } },
    ]) {
      expect(settingsFrom(nonsense)).toEqual(settingsFrom(undefined));
    }
  });

  it('are read', () => {
    const read = settingsFrom({
      rules: 'online',
      language: 'en',
      digits: 'native',
      severity: { 'text/syntax': 'warning', 'betting/bare-raise': 'off' },
      inlayHints: { calls: true, pots: false, refund: 'no' },
      codeLens: { enabled: false },
    });
    expect(read).toMatchObject({
      rules: 'online',
      language: 'en',
      digits: 'native',
      severities: new Map([
        ['text/syntax', 'warning'],
        ['betting/bare-raise', 'off'],
      ]),
      inlayHints: { amounts: true, calls: true, pots: false, refund: true },
      codeLens: false,
    });
  });
});

describe('the schema of the project file', () => {
  it.each(['rules', 'language', 'digits'] as const)('offers for %s what the settings offer', (key) => {
    const { enum: choices, default: usual } = settings[`handscript.${key}`];
    expect(schema.properties[key]).toMatchObject({ enum: choices, default: usual });
  });

  it('offers every diagnostic and severity', () => {
    const { propertyNames, additionalProperties } = settings['handscript.severity'];
    expect(schema.properties.severity).toMatchObject({ propertyNames, additionalProperties });
  });
});

describe('the words of the extension', () => {
  it('exist in each language, without any others', () => {
    const asked = [...JSON.stringify(manifest).matchAll(/"%([^"%]+)%"/g)].map(([, key]) => key);
    expect(Object.keys(nls).sort()).toEqual([...new Set(asked)].sort());
    expect(Object.keys(nlsSpanish)).toEqual(Object.keys(nls));
    expect(Object.values(nlsSpanish)).not.toContain('');
  });

  it('include those of the client', () => {
    const sources = projectFiles('client', '.ts').map((file) => projectFile(file));
    const said = sources.flatMap((source) => [...source.matchAll(/l10n\.t\(\s*'([^']+)'/g)].map(([, text]) => text));
    expect(Object.keys(english).sort()).toEqual([...new Set(said)].sort());
    expect(Object.keys(spanish)).toEqual(Object.keys(english));
  });
});
