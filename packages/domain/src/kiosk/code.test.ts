import { describe, expect, it } from 'vitest';
import { TABLE_TYPES } from '../venue/index.ts';
import { drawKioskCode, ordersHere, readKioskCode, showKioskCode } from './index.ts';

describe('the code that makes a device a kiosk', () => {
  it.each([
    [7, '000000007'],
    [482_109_371, '482109371'],
  ])('is nine digits, of %i too', (drawn, code) => {
    expect(drawKioskCode(() => drawn)).toBe(code);
    expect(readKioskCode(showKioskCode(code))).toBe(code);
  });

  it.each([
    ['482 109 371', '482109371'],
    [' 482-109-371 ', '482109371'],
    ['48210937', null],
    ['4821093711', null],
    ['٤٨٢١٠٩٣٧١', null],
    ['48210937x', null],
    ['', null],
  ])('is read from %j as %j', (typed, code) => {
    expect(readKioskCode(typed)).toBe(code);
  });

  it('is shown in threes', () => {
    expect(showKioskCode('482109371')).toBe('482 109 371');
  });
});

it.each(TABLE_TYPES)('[KIOSK-01] at a place of type %s a phone orders unless it is the kiosk’s', type => {
  expect(ordersHere(type, true)).toBe(true);
  expect(ordersHere(type, false)).toBe(type !== 'self_service');
});
