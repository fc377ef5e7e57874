import { expect, it } from 'vitest';
import { firstSection, placesOf, sectionsOf } from './sections.ts';

it.each([
  ['owner', ['orders', 'calls', 'tables', 'bills', 'stock'], 9],
  ['manager', ['orders', 'calls', 'tables', 'bills', 'stock'], 9],
  ['waiter', ['orders', 'calls', 'tables', 'bills', 'stock'], 7],
  ['kitchen', ['orders', 'calls', 'tables', 'stock'], 4],
  ['accountant', ['bills'], 4],
] as const)('%s goes to %o', (role, places, sections) => {
  expect(placesOf(role)).toEqual(places);
  expect(sectionsOf(role)).toHaveLength(sections);
  expect(firstSection(role)).toBe(places[0]);
});
