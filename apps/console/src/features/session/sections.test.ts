import { expect, it } from 'vitest';
import { atThumb, firstSection, placesOf, sectionsOf } from './sections.ts';

it.each([
  [
    'owner',
    ['home', 'orders', 'kitchen', 'tables', 'bills', 'calls', 'stock', 'menu', 'settings'],
    23,
    'home',
  ],
  [
    'manager',
    ['home', 'orders', 'kitchen', 'tables', 'bills', 'calls', 'stock', 'menu', 'settings'],
    20,
    'orders',
  ],
  ['waiter', ['orders', 'calls', 'kitchen', 'tables', 'bills', 'stock'], 10, 'orders'],
  ['kitchen', ['orders', 'calls', 'kitchen', 'tables', 'tips', 'stock'], 7, 'orders'],
  ['accountant', ['home', 'bills'], 8, 'home'],
] as const)('%s goes to %o, has %i rooms and begins with %s', (role, places, sections, first) => {
  expect(placesOf(role)).toEqual(places);
  expect(sectionsOf(role)).toHaveLength(sections);
  expect(firstSection(role)).toBe(first);
});

it('keeps five places of a phone in reach of the thumb, and needs no More where six are all', () => {
  expect(atThumb(placesOf('owner'))).toEqual({
    shown: ['home', 'orders', 'kitchen', 'tables', 'bills'],
    more: ['calls', 'stock', 'menu', 'settings'],
  });
  expect(atThumb(placesOf('waiter'))).toEqual({ shown: placesOf('waiter'), more: [] });
});

it.each([
  ['owner', null, []],
  ['owner', 'operator', ['hall', 'hall-money']],
  ['manager', 'stall', ['hall-money']],
  ['accountant', 'operator', ['hall-money']],
  ['waiter', 'operator', ['hall']],
  ['kitchen', 'operator', []],
  ['waiter', 'stall', []],
] as const)('of a hall %s of a venue that is %s there sees %o', (role, hall, more) => {
  const usual = sectionsOf(role);
  expect(sectionsOf(role, { hall }).filter(section => !usual.includes(section))).toEqual(more);
  expect(placesOf(role, { hall }).includes('hall')).toBe(more.some(section => section === 'hall'));
});

it.each([
  ['owner', true],
  ['waiter', true],
  ['kitchen', false],
  ['accountant', false],
] as const)('%s of a venue that takes reservations has them: %o; nobody where it takes none', (role, has) => {
  expect(sectionsOf(role, { reserves: true }).includes('reservations')).toBe(has);
  expect(placesOf(role, { reserves: true }).includes('reservations')).toBe(has);
  expect(sectionsOf(role).includes('reservations')).toBe(false);
});
