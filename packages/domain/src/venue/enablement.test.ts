import { describe, expect, it } from 'vitest';
import {
  FLAGS,
  flagsOf,
  orderingEnabled,
  ordersTemporarilyDisabled,
  payingEnabled,
  TABLE_TYPES,
} from './index.ts';

describe('flagsOf', () => {
  it('[FLAG-20] knows the eighteen flags of the specification, and one of our own', () => {
    expect(new Set(FLAGS).size).toBe(18 + 1);
  });

  it('[FLAG-11] knows that staff may reject orders, though no screen depends on it', () => {
    expect(flagsOf(['reject-order']).has('reject-order')).toBe(true);
  });

  it('[ORDER-59] a table is of one of four types', () => {
    expect(TABLE_TYPES).toEqual(['default', 'pickup', 'self_service', 'disabled']);
  });

  it.each([
    ['a list of names', ['order', 'tips'], ['order', 'tips']],
    ['a map of booleans', { tips: true, order: true, 'pay-go': false }, ['order', 'tips']],
    ['unknown names', ['order', 'teleport'], ['order']],
    ['unknown entries', { teleport: true, toString: true }, []],
    ['an empty list', [], []],
  ])('[FLAG-21] reads %s', (_, functionalities: string[] | Record<string, boolean>, expected) => {
    expect([...flagsOf(functionalities)]).toEqual(expected);
  });
});

describe('enablement', () => {
  const place = { flags: flagsOf(['order', 'pay-go']), preview: false, tableType: 'default' as const };

  it.each([
    ['all four hold', { ...place, ordersDisabled: false }, true],
    [
      '[FLAG-01] the venue takes no orders',
      { ...place, flags: flagsOf(['pay-go']), ordersDisabled: false },
      false,
    ],
    ['preview', { ...place, preview: true, ordersDisabled: false }, false],
    ['the table is disabled', { ...place, tableType: 'disabled' as const, ordersDisabled: false }, false],
    ['orders are off at the table', { ...place, ordersDisabled: true }, false],
    ['pickup table', { ...place, tableType: 'pickup' as const, ordersDisabled: false }, true],
    ['kiosk', { ...place, tableType: 'self_service' as const, ordersDisabled: false }, true],
  ])('[ORDER-53] ordering: %s', (_, where, expected) => {
    expect(orderingEnabled(where)).toBe(expected);
  });

  it.each([
    ['all four hold', { ...place, payDisabled: false }, true],
    ['the venue has no pay-and-go', { ...place, flags: flagsOf(['order']), payDisabled: false }, false],
    ['preview', { ...place, preview: true, payDisabled: false }, false],
    ['the table is disabled', { ...place, tableType: 'disabled' as const, payDisabled: false }, false],
    ['paying is off at the table', { ...place, payDisabled: true }, false],
  ])('[FLAG-02] paying: %s', (_, where, expected) => {
    expect(payingEnabled(where)).toBe(expected);
  });

  it.each([
    ['[ORDER-54] open', 'open', true, false],
    ['[ORDER-54] rush mode takes orders', 'rush_mode', true, false],
    ['[ORDER-54] [FLAG-19] temporarily disabled', 'temporarily_disabled', true, true],
    ['[ORDER-54] null counts as disabled', null, true, true],
    ['[ORDER-55] outside working hours', 'open', false, true],
    ['[ORDER-55] rush mode outside working hours', 'rush_mode', false, true],
  ] as const)('%s', (_, orderStatus, workingHours, expected) => {
    expect(ordersTemporarilyDisabled({ orderStatus, workingHours })).toBe(expected);
  });

  it('[ORDER-56] a pause leaves the ordering controls in place', () => {
    expect(orderingEnabled({ ...place, ordersDisabled: false })).toBe(true);
    expect(ordersTemporarilyDisabled({ orderStatus: 'temporarily_disabled', workingHours: true })).toBe(true);
  });
});
