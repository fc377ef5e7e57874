import fc from '@tableside/testkit/same-cases.ts';
import { describe, expect, it } from 'vitest';
import { foldText } from './index.ts';

describe('[SEARCH-04] foldText', () => {
  it.each([
    ['Šaltibarščiai', 'saltibarsciai'],
    ['ĄČĘĖĮŠŲŪŽ ąčęėįšųūž', 'aceeisuuz aceeisuuz'],
    ['Żurek, pierogi z łososiem, Łódź', 'zurek, pierogi z lososiem, lodz'],
    ['Weißwurst mit süßem Senf', 'weisswurst mit sussem senf'],
    ['KÄSESPÄTZLE', 'kasespatzle'],
    ['Борщ український, їжа, ґрунт', 'борщ украінськии, іжа, грунт'],
    ["М'ясо м’ясо", 'мясо мясо'],
    ['Щи с ёлкой', 'щи с елкои'],
    ['Crème brûlée, Œufs', 'creme brulee, oeufs'],
    ['Smørrebrød, Ærter', 'smorrebrod, aerter'],
    ['ΜΟΥΣΑΚΆΣ', 'μουσακασ'],
    ['Μουσακάς', 'μουσακασ'],
    ['أرز بالدجاج', 'ارز بالدجاج'],
    ['شُورْبَة العدس', 'شوربه العدس'],
    ['قهوة', 'قهوه'],
    ['حلـــوى', 'حلوي'],
    ['کباب ٢', 'كباب 2'],
    ['İskender, ılık', 'iskender, ilik'],
    ['  two   words ', 'two words'],
    ['', ''],
  ])('%j -> %j', (text, expected) => {
    expect(foldText(text)).toBe(expected);
  });

  it('is the same for both ways of writing an accent, and for every case', () => {
    for (const text of ['Šaltibarščiai', 'Įdaryta žąsis', 'Köttbullar', 'Μουσακάς', 'Борщ ґрунт']) {
      expect(foldText(text.normalize('NFD'))).toBe(foldText(text.normalize('NFC')));
      expect(foldText(text.toUpperCase())).toBe(foldText(text.toLowerCase()));
    }
  });

  it('folding twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });
});
