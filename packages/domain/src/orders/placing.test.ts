import fc from '@tableside/testkit/same-cases.ts';
import { describe, expect, it } from 'vitest';
import { afterPaymentOrBatch, asksPresence, initialStatus, mayMove } from './index.ts';

const venue = { batchWaits: false, presence: 'off', firstOfVisit: true, acceptance: 'auto' } as const;

describe('initialStatus', () => {
  it.each([
    ['straight to the kitchen', { ...venue, needsPayment: false }, 'active', null],
    ['to pay', { ...venue, needsPayment: true }, 'pending_activate', 'payment'],
    [
      'paying comes before the other guests',
      { ...venue, needsPayment: true, batchWaits: true },
      'pending_activate',
      'payment',
    ],
    [
      '[ORDER-19] with the other guests',
      { ...venue, needsPayment: false, batchWaits: true },
      'pending_activate',
      'guests',
    ],
    [
      'staff accept each order',
      { ...venue, needsPayment: false, acceptance: 'manual' },
      'waiting_confirmation',
      null,
    ],
    [
      "staff confirm a table's first order",
      { ...venue, needsPayment: false, presence: 'confirm' },
      'waiting_confirmation',
      null,
    ],
    [
      'not its second',
      { ...venue, needsPayment: false, presence: 'confirm', firstOfVisit: false },
      'active',
      null,
    ],
    ['a PIN was asked when placing', { ...venue, needsPayment: false, presence: 'pin' }, 'active', null],
  ] as const)('%s', (_, order, status, waitingFor) => {
    expect(initialStatus(order)).toEqual({ status, waitingFor });
  });
});

describe('afterPaymentOrBatch', () => {
  it.each([
    ['paid', { ...venue, paid: true }, 'active', null],
    [
      '[ORDER-19] paid, the other guests have not',
      { ...venue, paid: true, batchWaits: true },
      'pending_activate',
      'guests',
    ],
    [
      'paid, staff accept each order',
      { ...venue, paid: true, acceptance: 'manual' },
      'waiting_confirmation',
      null,
    ],
    ['money proves presence', { ...venue, paid: true, presence: 'confirm' }, 'active', null],
    [
      'the batch goes, presence is still to be proven',
      { ...venue, paid: false, presence: 'confirm' },
      'waiting_confirmation',
      null,
    ],
  ] as const)('%s', (_, order, status, waitingFor) => {
    expect(afterPaymentOrBatch(order)).toEqual({ status, waitingFor });
  });

  it('only leads along moves that the system may make', () => {
    const setting = fc.record({
      batchWaits: fc.constant(false),
      presence: fc.constantFrom('off' as const, 'confirm' as const, 'pin' as const),
      firstOfVisit: fc.boolean(),
      acceptance: fc.constantFrom('manual' as const, 'auto' as const),
      paid: fc.boolean(),
    });
    fc.assert(
      fc.property(setting, order => {
        const { status, waitingFor } = afterPaymentOrBatch(order);
        expect(mayMove('pending_activate', status, 'system')).toBe(true);
        expect(waitingFor).toBeNull();
      }),
    );
  });
});

describe('whether staff come to the table first', () => {
  const first = { status: 'waiting_confirmation', firstOfVisit: true, unmet: true } as const;
  it.each([
    ['a first order of guests nobody has met', first, true],
    ['somebody has met them', { ...first, unmet: false }, false],
    ['a later order, which staff only accept', { ...first, firstOfVisit: false }, false],
    ['it goes on already', { ...first, status: 'active' as const }, false],
    ["it is not the venue's yet", { ...first, status: 'pending_activate' as const }, false],
  ])('%s', (_, order, asked) => {
    expect(asksPresence(order)).toBe(asked);
  });
});
