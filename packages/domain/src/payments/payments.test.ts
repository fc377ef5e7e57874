import fc from '@tableside/testkit/same-cases.ts';
import { describe, expect, it } from 'vitest';
import { minor } from '../money/index.ts';
import {
  foldPayment,
  guestFacingStatus,
  INTENT_LIFETIME_MS,
  isUnfinished,
  nextCheck,
  PAYMENT_STATUSES,
  PAYMENT_TRANSITIONS,
  type PaymentEvent,
  type PaymentStatus,
} from './index.ts';

const captured = (amount = 1250): PaymentEvent => ({ kind: 'captured', amount: minor(amount) });
const due = (refund: string, amount: number): PaymentEvent => ({
  kind: 'refund_due',
  refund,
  amount: minor(amount),
});
const refunded = (refund: string, amount: number): PaymentEvent => ({
  kind: 'refunded',
  refund,
  amount: minor(amount),
});
const failed: PaymentEvent = { kind: 'failed', failure: 'insufficient_funds' };
const just = (
  kind: 'created' | 'sent' | 'unanswered' | 'absent' | 'processing' | 'suspect',
): PaymentEvent => ({
  kind,
});
const [created, sent, unanswered, processing] = [
  just('created'),
  just('sent'),
  just('unanswered'),
  just('processing'),
];
const over = (kind: 'canceled' | 'expired'): PaymentEvent => ({ kind });

describe('foldPayment', () => {
  it.each<[string, PaymentEvent[], PaymentStatus]>([
    ['kept', [created], 'created'],
    ['sent', [created, sent], 'created'],
    ['under way', [created, sent, processing], 'processing'],
    ['captured', [created, sent, processing, captured()], 'captured'],
    ['a capture before the answer to the create call', [created, captured(), sent], 'captured'],
    ['no answer', [created, unanswered], 'unknown'],
    ['no answer, then found', [created, unanswered, sent], 'created'],
    ['no answer, and the provider knows of none', [created, unanswered, just('absent')], 'failed'],
    ['refused', [created, { kind: 'refused', failure: 'generic' }], 'failed'],
    ['declined', [created, sent, failed], 'failed'],
    ['canceled', [created, sent, over('canceled')], 'canceled'],
    ['expired', [created, sent, over('expired')], 'expired'],
    ['a late word after the end', [created, sent, over('expired'), processing], 'expired'],
    ['a late word after the money', [created, captured(), processing, failed, over('expired')], 'captured'],
    ['money after a failure', [created, failed, captured()], 'captured'],
    ['money after the expiry', [created, over('expired'), captured()], 'captured'],
    ['money after being canceled', [created, over('canceled'), captured()], 'captured'],
    ['money that does not agree', [created, sent, just('suspect')], 'unknown'],
    ['a part on its way back', [captured(), due('a', 250)], 'captured'],
    ['a part back', [captured(), due('a', 250), refunded('a', 250)], 'part_refunded'],
    ['all back in parts', [captured(), refunded('a', 250), refunded('b', 1000)], 'refunded'],
  ])('%s', (_name, events, status) => {
    expect(foldPayment(events).status).toBe(status);
  });

  it('names the reason of a failure, and only then', () => {
    expect(foldPayment([created, failed]).failure).toBe('insufficient_funds');
    expect(foldPayment([created, failed, captured()]).failure).toBeNull();
    expect(foldPayment([created, unanswered, just('absent')]).failure).toBe('generic');
  });

  it('counts what is due until it went back or a person dropped it', () => {
    expect(foldPayment([captured(), due('a', 200), due('b', 300)])).toMatchObject({
      refundDue: 500,
      refunded: 0,
    });
    expect(foldPayment([captured(), due('a', 200), due('b', 300), refunded('b', 300)])).toMatchObject({
      refundDue: 200,
      refunded: 300,
    });
    expect(foldPayment([captured(), due('a', 200), { kind: 'refund_dropped', refund: 'a' }]).refundDue).toBe(
      0,
    );
  });

  it('comes to the same money in whatever order and however often news arrives', () => {
    const history: PaymentEvent[] = [
      created,
      sent,
      unanswered,
      processing,
      captured(),
      failed,
      over('canceled'),
      over('expired'),
      just('absent'),
      due('a', 250),
      refunded('a', 250),
      due('b', 100),
    ];
    const { captured: money, refundDue, refunded: back, status } = foldPayment(history);
    expect({ money, refundDue, back, status }).toEqual({
      money: 1250,
      refundDue: 100,
      back: 250,
      status: 'part_refunded',
    });
    const order = fc.shuffledSubarray(history, { minLength: history.length });
    const again = fc.subarray(history);
    fc.assert(
      fc.property(order, again, (events, repeated) => {
        expect(foldPayment([...events, ...repeated])).toMatchObject({
          captured: 1250,
          refundDue: 100,
          refunded: 250,
          status: 'part_refunded',
        });
      }),
    );
  });

  it('accepts a capture from every status without money', () => {
    for (const moves of Object.values(PAYMENT_TRANSITIONS)) expect(moves.captured).toBe('captured');
  });
});

describe('guestFacingStatus', () => {
  it.each<[PaymentStatus, number, number, string]>([
    ['created', 0, 0, 'created'],
    ['processing', 0, 0, 'processing'],
    ['unknown', 0, 0, 'checking'],
    ['captured', 1250, 0, 'paid'],
    ['part_refunded', 1000, 0, 'paid'],
    ['refunded', 1250, 0, 'paid'],
    // It came too late for its dishes and goes back.
    ['captured', 0, 0, 'failed'],
    ['refunded', 0, 0, 'failed'],
    // A sum that does not agree.
    ['captured', 0, 1251, 'checking'],
    ['failed', 0, 1250, 'checking'],
    ['failed', 0, 0, 'failed'],
    ['canceled', 0, 0, 'canceled'],
    ['expired', 0, 0, 'expired'],
  ])('%s with %s paid for and %s in doubt is told as %s', (status, allocated, suspense, told) => {
    expect(guestFacingStatus({ status, allocated, suspense })).toBe(told);
  });
});

describe('nextCheck', () => {
  const createdAt = Date.parse('2026-03-18T10:00:00Z');
  const at = (seconds: number): number => createdAt + seconds * 1_000;
  const payment = (status: PaymentStatus) => ({
    status,
    createdAt,
    expiresAt: createdAt + INTENT_LIFETIME_MS,
  });

  it.each([
    [0, 15],
    [15, 30],
    [31, 60],
    [60, 120],
    [120, 300],
    [300, 600],
    [600, 900],
    [900, 1_200],
    [3_600, 3_900],
  ])('an unfinished one, %s s old, is asked about at %s s', (now, next) => {
    expect(nextCheck(payment('processing'), at(now))).toBe(at(next));
  });

  it('never gives an unfinished one up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), now => {
        const next = nextCheck(payment('unknown'), at(now));
        expect(next).toBeGreaterThan(at(now));
        expect(next).toBeLessThanOrEqual(at(now) + 3_600_000);
      }),
    );
  });

  it('looks at one that ended without money a few times more, and never at one with money', () => {
    expect(nextCheck(payment('failed'), at(20))).toBe(at(30));
    expect(nextCheck(payment('failed'), at(900))).toBe(at(960));
    expect(nextCheck(payment('canceled'), at(20))).toBe(at(960));
    expect(nextCheck(payment('expired'), at(960))).toBe(at(1_500));
    expect(nextCheck(payment('canceled'), at(90_000))).toBeNull();
    expect(nextCheck(payment('captured'), at(20))).toBeNull();
    // Unless another order of it may be paid as well.
    expect(nextCheck({ ...payment('captured'), severalThere: true }, at(20))).toBe(at(960));
    expect(nextCheck({ ...payment('refunded'), severalThere: true }, at(90_000))).toBeNull();
  });

  it('knows of each status whether it is unfinished', () => {
    expect(PAYMENT_STATUSES.filter(isUnfinished)).toEqual(['created', 'processing', 'unknown']);
  });
});
