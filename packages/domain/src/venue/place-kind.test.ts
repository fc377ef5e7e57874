import { describe, expect, it } from 'vitest';
import { isCollected, isSeated, PLACE_KINDS, placeKind, placeName } from './place-kind.ts';

const FACTS = { venueType: 'restaurant', tableType: 'default', inHall: false, takesOrders: true } as const;

describe('what kind of place a code stands at', () => {
  it.each([
    ['table', {}],
    ['table', { takesOrders: false }],
    ['table', { tableType: 'disabled' }],
    ['cafe', { venueType: 'other' }],
    ['bar', { venueType: 'other', takesOrders: false }],
    ['room', { venueType: 'hotel' }],
    ['counter', { tableType: 'pickup' }],
    ['counter', { venueType: 'hotel', tableType: 'pickup' }],
    ['hall', { venueType: 'other', tableType: 'pickup', inHall: true }],
    ['kiosk', { tableType: 'self_service', inHall: true }],
  ] as const)('%s: %o', (kind, over) => {
    expect(placeKind({ ...FACTS, ...over })).toBe(kind);
  });

  it('guests come for their food at counters, and may sit at the wrong table where they choose a table', () => {
    expect(PLACE_KINDS.filter(isCollected)).toEqual(['counter', 'hall', 'kiosk']);
    expect(PLACE_KINDS.filter(isSeated)).toEqual(['table', 'cafe']);
  });
});

describe('[MENU-16] what of its name a guest reads', () => {
  it.each([
    ['5', 'table', false, '5'],
    ['12a', 'cafe', true, '12a'],
    ['Room 101', 'room', false, '101'],
    ['Terasa 4', 'table', false, 'Terasa 4'],
    ['Sodas', 'table', true, 'Sodas'],
    ['Sodas', 'table', false, null],
    ['Apartamentai', 'room', false, null],
    ['Baras', 'bar', true, 'Baras'],
    ['Baras', 'bar', false, ''],
    ['Atsiėmimas', 'counter', true, null],
    ['Kioskas 2', 'kiosk', true, ''],
    ['', 'table', false, ''],
  ] as const)('%s of a %s, in the venue’s language: %s', (name, place, isOwn, shown) => {
    expect(placeName(name, place, isOwn)).toBe(shown);
  });
});
