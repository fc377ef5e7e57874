import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText, searchItems } from './index.ts';

describe('[SEARCH-04] foldText', () => {
  it.each([
    ['Šaltibarščiai', 'saltibarsciai'],
    ['ĄČĘĖĮŠŲŪŽ ąčęėįšųūž', 'aceeisuuz aceeisuuz'],
    ['Żurek, pierogi z łososiem, Łódź', 'zurek, pierogi z lososiem, lodz'],
    ['Weißwurst mit süßem Senf', 'weisswurst mit sussem senf'],
    ['KÄSESPÄTZLE', 'kasespatzle'],
    ['Борщ український, їжа, ґрунт', 'борщ украінськии, іжа, грунт'],
    ["М'ясо м’ясо", 'мясо мясо'],
    ['Crème brûlée', 'creme brulee'],
    ['Smørrebrød', 'smorrebrod'],
    ['ΜΟΥΣΑΚΆΣ', 'μουσακασ'],
    ['  two   words ', 'two words'],
    ['', ''],
  ])('%j -> %j', (text, expected) => {
    expect(foldText(text)).toBe(expected);
  });

  it('is the same for both ways of writing an accent, and for every case', () => {
    for (const text of ['Šaltibarščiai', 'Įdaryta žąsis', 'Köttbullar']) {
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

describe('[SEARCH-04] searchItems', () => {
  const items = [
    { name: 'Bulvių plokštainis', description: 'Su grietine ir šaltibarščiais' },
    { name: 'Šaltibarščiai', description: 'Šalta burokėlių sriuba' },
    { name: 'Żurek', description: 'Zupa na zakwasie z białą kiełbasą' },
    { name: 'Käsespätzle', description: '' },
    { name: 'Вареники з вишнею', description: 'Домашні' },
  ];
  it.each([
    ['saltibarsc', ['Šaltibarščiai', 'Bulvių plokštainis']],
    ['ŠALTIBARŠČ', ['Šaltibarščiai', 'Bulvių plokštainis']],
    ['kielbasa', ['Żurek']],
    ['spatz', ['Käsespätzle']],
    ['ВАРЕНИКИ З', ['Вареники з вишнею']],
    ['šaltibarščiai', ['Šaltibarščiai', 'Bulvių plokštainis']],
    ['pizza', []],
    ['', []],
    ['   ', []],
    ['́', []],
  ])('%j finds %j', (query, expected) => {
    expect(searchItems(query, items).map(({ name }) => name)).toEqual(expected);
  });

  it('treats a query as words, not as a pattern', () => {
    expect(searchItems('.*', items)).toEqual([]);
    expect(searchItems('(', items)).toEqual([]);
  });

  it('finds every item by any piece of its name', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...items),
        fc.nat(20),
        fc.integer({ min: 1, max: 5 }),
        (item, from, length) => {
          const piece = item.name.slice(from, from + length);
          fc.pre(foldText(piece) !== '');
          expect(searchItems(piece, items)).toContain(item);
        },
      ),
    );
  });
});
