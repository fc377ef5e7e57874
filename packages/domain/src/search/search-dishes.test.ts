import fc from '@tableside/testkit/same-cases.ts';
import { describe, expect, it } from 'vitest';
import { indexDishes, searchDishes } from './index.ts';

type Dish = {
  readonly name: string;
  readonly other?: string;
  readonly description: string;
  readonly labels?: string[];
};
const indexOf = (dishes: readonly Dish[]) =>
  indexDishes(dishes, ({ name, other, description, labels }) => ({
    names: [name, other ?? ''],
    labels: labels ?? [],
    descriptions: [description],
  }));

const items: readonly Dish[] = [
  { name: 'Bulvių plokštainis', description: 'Su grietine ir šaltibarščiais' },
  { name: 'Šaltibarščiai', description: 'Šalta burokėlių sriuba', labels: ['Sriubos'] },
  { name: 'Żurek', description: 'Zupa na zakwasie z białą kiełbasą' },
  { name: 'Käsespätzle', description: '' },
  { name: 'Вареники з вишнею', description: 'Домашні' },
  { name: 'شوربة العدس', description: 'مع الليمون' },
  { name: 'Μουσακάς', description: 'Με μελιτζάνα (φούρνου)' },
  {
    name: 'Margherita',
    other: 'Pica Margarita',
    description: 'Tomatoes, mozzarella',
    labels: ['Pizza', 'Vegetarian'],
  },
  { name: 'Cheesecake', description: 'With berries', labels: ['Desserts'] },
  { name: 'Coca-Cola', description: '0.33 l', labels: ['Soft drinks'] },
  { name: 'Beef burger', other: 'Jautienos mėsainis', description: 'With cheese', labels: ['Burgers'] },
  { name: 'Lager beer', other: 'Šviesus alus', description: 'On tap', labels: ['Beers'] },
];
const index = indexOf(items);
const found = (query: string) => searchDishes(query, index).items.map(({ name }) => name);

describe('[SEARCH-04] searchDishes', () => {
  it.each([
    ['a piece without accents', 'saltibarsc', ['Šaltibarščiai', 'Bulvių plokštainis']],
    ['capitals', 'ŠALTIBARŠČ', ['Šaltibarščiai', 'Bulvių plokštainis']],
    ['a description', 'kielbasa', ['Żurek']],
    ['the middle of a name', 'spatz', ['Käsespätzle']],
    ['two words', 'ВАРЕНИКИ З', ['Вареники з вишнею']],
    ['a whole word in names before descriptions', 'šaltibarščiai', ['Šaltibarščiai', 'Bulvių plokštainis']],
    ['Arabic with another ending and an article apart', 'شوربه', ['شوربة العدس']],
    ['Greek without accents', 'μουσακας', ['Μουσακάς']],
    ['signs as they are written', '(φούρ', ['Μουσακάς']],
    ['a category', 'pizza', ['Margherita']],
    ['a tag', 'vegeta', ['Margherita']],
    ["the name in the menu's main language", 'mesainis', ['Beef burger']],
    ['words run together', 'cocacola', ['Coca-Cola']],
    ['one word as two', 'cheese cake', ['Cheesecake']],
    ['words in any order and from anywhere', 'berries cheese', ['Cheesecake']],
    ['the beginnings of words before pieces within', 'che', ['Cheesecake', 'Beef burger']],
    ['nothing for no query', '', []],
    ['nothing for spaces', '   ', []],
    ['nothing for an accent alone', '\u0301', []],
    ['nothing that is not there', 'sushi', []],
    ['no pattern', '.*', []],
  ])('finds %s: %j', (_, query, expected) => {
    expect(found(query)).toEqual(expected);
  });

  it.each([
    ['a letter wrong', 'margarita', 'Margherita'],
    ['a letter missing', 'burgr', 'Beef burger'],
    ['a letter too many', 'piizza', 'Margherita'],
    ['letters swapped', 'brugers', 'Beef burger'],
    ['the first letter wrong', 'vurger', 'Beef burger'],
    ['two mistakes in a long word', 'chesecacke', 'Cheesecake'],
    ['half typed with a mistake', 'marghar', 'Margherita'],
    ['Lithuanian without accents and with a mistake', 'saltibarsiai', 'Šaltibarščiai'],
    ['Cyrillic', 'варенеки', 'Вареники з вишнею'],
    ['Greek', 'μοσακας', 'Μουσακάς'],
    ['Arabic', 'شوبة', 'شوربة العدس'],
    ['one word of two', 'beef brger', 'Beef burger'],
  ])('forgives %s: %j', (_, query, expected) => {
    expect(found(query)[0]).toBe(expected);
  });

  it.each([
    ['magarita piza', ['Margherita', 'Pepperoni'], 'Margherita'],
    ['piza magarita', ['Pepperoni', 'Margherita'], 'Margherita'],
    ['margarita', ['Pizza with margarita sauce', 'Margherita'], 'Pizza with margarita sauce'],
    ['peperoni', ['Margherita', 'Pepperoni'], 'Pepperoni'],
    ['capucino', ['Espresso', 'Cappuccino'], 'Cappuccino'],
  ])('writes by ear and ranks by match, not by the menu’s order: %j', (query, names, first) => {
    const pizzas = indexOf(names.map(name => ({ name, description: '', labels: ['Pizza'] })));
    expect(searchDishes(query, pizzas).items[0]?.name).toBe(first);
  });

  it('takes a word that begins a name as it was typed: beer is not beef', () => {
    expect(found('beer')).toEqual(['Lager beer']);
    expect(found('bere')).toContain('Lager beer');
  });

  it.each([
    ['sup', 0],
    ['soep', 1],
    ['sioup', 1],
    ['sooop', 0],
  ])('short words hold fewer mistakes: %j for soup', (query, count) => {
    expect(searchDishes(query, indexOf([{ name: 'Soup', description: '' }])).items).toHaveLength(count);
  });

  it('says what comes close when nothing is there', () => {
    const { items: none, close } = searchDishes('chicken burger', index);
    expect(none).toEqual([]);
    expect(close.map(({ name }) => name)).toEqual(['Beef burger']);
    expect(searchDishes('vrugerr', index).close.map(({ name }) => name)).toContain('Beef burger');
    expect(searchDishes('qqqqq', index).close).toEqual([]);
    expect(searchDishes('burger', index).close).toEqual([]);
  });

  it('does not find what was not handed in', () => {
    expect(
      searchDishes('cheesecake', indexOf(items.filter(({ name }) => name !== 'Cheesecake'))).items,
    ).toEqual([]);
  });

  it('finds every dish by any piece of its name or description', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...items),
        fc.constantFrom('name', 'description'),
        fc.nat(20),
        fc.integer({ min: 1, max: 6 }),
        (item, field, from, length) => {
          const piece = item[field as 'name' | 'description'].slice(from, from + length);
          fc.pre(/[\p{L}\p{N}]/u.test(piece));
          expect(searchDishes(piece, index).items).toContain(item);
        },
      ),
    );
  });
});
