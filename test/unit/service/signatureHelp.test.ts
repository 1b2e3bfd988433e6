import { describe, expect, it } from 'vitest';
import { HandFile } from '../../../language/analysis/document/handFile';
import { type Signature, signatureAt } from '../../../language/service/signatureHelp';
import { cursorIn, withoutIsolates } from '../../support/cursor';

function signatureIn(marked: string): Signature | null {
  const { text, position } = cursorIn(marked);
  return signatureAt(HandFile.of(text), position, { language: 'auto', digits: 'auto' });
}

/** The label with the active part marked. */
function shown(marked: string): string | null {
  const signature = signatureIn(marked);
  if (signature === null) return null;
  const active = signature.parameters[signature.active]?.label ?? '';
  return signature.label.replace(active, `«${active}»`);
}

const hand = 'hand "x"\nblinds 50/100\nseats Raha 1000, Kian 150, Navid\n';
const persian = 'دست "x"\nبلایند‌ها ۵۰/۱۰۰\nبازیکنان رها ۱۰۰۰، کیان، نوید\n';
const hindi = 'हैंड "x"\nब्लाइंड ५०/१००\nखिलाड़ी A 1000, B, C\n';

describe('signature help', () => {
  it.each([
    [`${hand}Navid raises |`, 'raises «to TOTAL» | by INCREASE | adding NEW CHIPS'],
    [`${hand}Navid raises to 3|`, 'raises «to TOTAL» | by INCREASE | adding NEW CHIPS'],
    [`${hand}Navid raises by |`, 'raises to TOTAL | «by INCREASE» | adding NEW CHIPS'],
    [`${hand}Navid raises adding 3|`, 'raises to TOTAL | by INCREASE | «adding NEW CHIPS»'],
    [`${hand}Navid folds, Raha raises to |`, 'raises «to TOTAL» | by INCREASE | adding NEW CHIPS'],
    [`${hand}Navid calls |`, 'calls «NEW CHIPS» | to TOTAL'],
    [`${hand}Navid all-in |`, 'all-in «TOTAL»'],
    [`${persian}نوید به ۳۰۰ |`, '«به مجموع» | با افزایش افزایش | چیپ تازه دیگر اضافه ریز می‌کند'],
    [`${hindi}C 300 तक |`, '«कुल तक» | बढ़ोतरी की बढ़ोतरी | नए चिप्स और जोड़कर रेज़ करता है'],
    ['blinds |', 'blinds «SMALL»/BIG/STRADDLE'],
    ['blinds 50/|', 'blinds SMALL/«BIG»/STRADDLE'],
    ['blinds 50/100/2|', 'blinds SMALL/BIG/«STRADDLE»'],
    ['rake 5% cap |', 'rake PERCENT% «cap MAXIMUM»'],
    ['rake |', 'rake «PERCENT»% cap MAXIMUM'],
    ['seats Raha |', 'seats NAME (POSITION) «STACK» CARDS'],
    ['seats Raha 100 |', 'seats NAME (POSITION) STACK «CARDS»'],
    [`${hand}flop\npot 300 |`, 'pot AMOUNT «for PLAYERS»'],
    [`${hand}expect |`, 'expect «PLAYER» FACT VALUE'],
    [`${hand}expect Navid |`, 'expect PLAYER «FACT» VALUE'],
    [`${hand}expect pot 150, Navid min raise |`, 'expect PLAYER FACT «VALUE»'],
    [`${hand}illegal |`, 'illegal «CODE»: ACTION'],
    [`${hand}cite TDA 2026 |`, 'cite BOOK YEAR «NUMBER»'],
  ])('highlights the active part at %j', (marked, label) => {
    expect(shown(marked)).toBe(label);
  });

  it.each([
    `${hand}|`,
    `${hand}Navid |`,
    `${hand}Navid folds |`,
    `${hand}# Navid raises |`,
    `${hand}Navid folds, Navid raises |`,
    'hand "blinds |',
  ])('does not appear at %j', (marked) => {
    expect(signatureIn(marked)).toBeNull();
  });

  it.each([
    [
      `${hand}Navid folds, Raha raises |`,
      'minimum raise to 200: level 100 + last full raise 100 = 200\nmaximum raise to 1000: 50 already in + 950 behind = 1000',
    ],
    [`${hand}Navid calls |`, 'the call costs 100: level 100 − 0 already in = 100'],
    [`${persian}نوید فولد می‌کند، رها ریز می‌کند به |`, 'حداقل ریز به ۲۰۰'],
  ])('shows the legal bounds at %j', (marked, text) => {
    expect(withoutIsolates(signatureIn(marked)?.plain ?? '')).toContain(text);
  });
});
