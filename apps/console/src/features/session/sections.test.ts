import { expect, it } from 'vitest';
import { firstSection, placesOf, sectionsOf } from './sections.ts';

it.each([
  ['owner', ['orders', 'calls', 'kitchen', 'tables', 'bills', 'stock'], 20],
  ['manager', ['orders', 'calls', 'kitchen', 'tables', 'bills', 'stock'], 17],
  ['waiter', ['orders', 'calls', 'kitchen', 'tables', 'bills', 'stock'], 9],
  ['kitchen', ['orders', 'calls', 'kitchen', 'tables', 'stock'], 6],
  ['accountant', ['bills'], 6],
] as const)('%s goes to %o', (role, places, sections) => {
  expect(placesOf(role)).toEqual(places);
  expect(sectionsOf(role)).toHaveLength(sections);
  expect(firstSection(role)).toBe(places[0]);
});
