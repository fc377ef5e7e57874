import { expect, it } from 'vitest';
import { inWords } from './dish-words.ts';

const dish = {
  name: 'Cepelinai (Didelė)',
  modifiers: [{ name: 'Su spirgučiais', price: 1 }],
  words: { en: { name: 'Dumplings (Large)', options: ['With cracklings'] } },
};

it('calls a dish in the reader’s language, whoever ordered it in which', () => {
  expect(inWords(dish, 'en')).toMatchObject({
    name: 'Dumplings (Large)',
    modifiers: [{ name: 'With cracklings', price: 1 }],
  });
});

it('leaves it as it was ordered where the menu has no words of the reader’s language, or none are known', () => {
  expect(inWords(dish, 'de')).toBe(dish);
  const { words, ...old } = dish;
  expect(inWords(old, 'en')).toBe(old);
});
