import { expect, it } from 'vitest';
import { aBill } from '../testing/wire-builders.ts';
import { findBill, upsertBill } from './bills.ts';

it('[RT-11] a bill that comes late does not undo a newer one', () => {
  const newer = aBill({ unique_order_number: 'a', revision: 3 });
  expect(upsertBill([newer], aBill({ unique_order_number: 'a', revision: 2 }))).toEqual([newer]);
  const newest = aBill({ unique_order_number: 'a', revision: 4 });
  expect(upsertBill([newer], newest)).toEqual([newest]);
  const other = aBill({ unique_order_number: 'b' });
  expect(upsertBill([newer], other)).toEqual([newer, other]);
});

it('[PAYGO-19] the bill of the address, else the first open one, else the newest', () => {
  const paid = aBill({ unique_order_number: 'paid', is_paid: true });
  const open = aBill({ unique_order_number: 'open' });
  const later = aBill({ unique_order_number: 'later' });
  const closed = aBill({ unique_order_number: 'closed', status: 'closed', is_paid: true });
  expect(findBill([paid, open, later], 'later')).toBe(later);
  expect(findBill([paid, open, later], undefined)).toBe(open);
  expect(findBill([paid, closed], 'gone')).toBe(closed);
  expect(findBill([], undefined)).toBeUndefined();
});
