import { expect, it } from 'vitest';
import { askedFields } from './asked-fields.ts';

const field = (key: string, required = false, placeholder = key) =>
  ({ key, type: 'text', required, placeholder, selectOptions: [] }) as const;
const says =
  (words: Readonly<Record<string, string>> = {}) =>
  (key: string) =>
    words[key] ?? key;

it('[FOOD-38] what venues ask in the same words is asked once, and must be answered where one of them insists', () => {
  const asked = askedFields([
    { session: 'ramen', fields: [field('name'), field('time')], text: says() },
    { session: 'taco', fields: [field('name', true)], text: says() },
  ]);
  expect(asked.map(({ field: { key, required }, sessions }) => [key, required, sessions])).toEqual([
    ['name', true, ['ramen', 'taco']],
    ['time', false, ['ramen']],
  ]);
});

it('the same key in other words is another question', () => {
  const asked = askedFields([
    { session: 'ramen', fields: [field('extra')], text: says({ extra: 'Your name' }) },
    { session: 'taco', fields: [field('extra')], text: says({ extra: 'Car plate' }) },
  ]);
  expect(asked.map(({ sessions }) => sessions)).toEqual([['ramen'], ['taco']]);
});
