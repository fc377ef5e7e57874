import { describe, expect, it } from 'vitest';
import type { Order } from '../../data/orders.ts';
import { offeredMethods, payStanding } from './pay-standing.ts';

const unpaid = { unique_order_number: 'abc', waiting_for: 'payment' } as Order;
const guest = { token: 's', orderingEnabled: true, payingEnabled: false };
const asked = { guest, orders: [unpaid], order: unpaid as Order | undefined, paying: false };

describe('Pay', () => {
  it('[PAY-06][PAY-37] offers what the venue enabled and this version knows, maybe nothing', () => {
    expect(offeredMethods(['stripe', 'cash'])).toEqual(['cash']);
    expect(offeredMethods(['stripe'])).toEqual([]);
    expect(offeredMethods([])).toEqual([]);
  });

  it('is open for an order that waits for payment', () => {
    expect(payStanding(asked)).toEqual({ standing: 'open', to: null });
  });

  it('[PAY-09] goes to the menu where nothing can be ordered or paid', () => {
    const off = { ...guest, orderingEnabled: false };
    expect(payStanding({ ...asked, guest: off }).to).toBe('/menu/s');
    expect(payStanding({ ...asked, guest: { ...off, payingEnabled: true } }).to).toBeNull();
  });

  it('[PAY-10] goes to the order when there is nothing left to pay, but not while it is being paid here', () => {
    const done = { ...unpaid, waiting_for: null, is_paid: true };
    expect(payStanding({ ...asked, orders: [done], order: done }).to).toBe('/menu/s?order=abc');
    expect(payStanding({ ...asked, orders: [done], order: done, paying: true }).to).toBeNull();
  });

  it('tells an order that is not there from one that is not here yet', () => {
    expect(payStanding({ ...asked, orders: [], order: undefined }).standing).toBe('missing');
    expect(payStanding({ ...asked, orders: undefined, order: undefined }).standing).toBe('loading');
  });
});
