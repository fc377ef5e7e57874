import { expect, it } from 'vitest';
import { keyAct } from './kitchen-keys.ts';

const press = (key: string, held: Partial<Record<'altKey' | 'ctrlKey' | 'metaKey', boolean>> = {}) =>
  keyAct({ key, altKey: false, ctrlKey: false, metaKey: false, ...held });

it.each([
  ['1', 0],
  ['9', 8],
  ['0', 9],
])('%s bumps the ticket at place %d', (key, place) => {
  expect(press(key)).toEqual({ kind: 'bump', place });
});

it.each([
  ['z', 'undo'],
  ['Z', 'undo'],
  ['f', 'fire'],
  ['?', 'help'],
  ['+', 'larger'],
  ['-', 'smaller'],
])('%s is %s', (key, kind) => {
  expect(press(key)).toEqual({ kind });
});

it('leaves to the browser what is its own, and what means nothing', () => {
  expect(press('z', { ctrlKey: true })).toBeNull();
  expect(press('k', { metaKey: true })).toBeNull();
  for (const key of ['Enter', ' ', 'Tab', 'Escape', 'q', 'F5']) expect(press(key)).toBeNull();
});
