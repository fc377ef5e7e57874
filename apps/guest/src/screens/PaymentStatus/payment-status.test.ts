import { ApiFailure } from '@tableside/contract/client';
import { describe, expect, it } from 'vitest';
import type { Payment } from '../../data/payments.ts';
import { againPath, forwardPath, originOf, startPath } from './origin.ts';
import { clockText, statusView } from './status-view.ts';
import { type Watched, watchPayment } from './watch-payment.ts';

const a = (status: Payment['status'], uuid = 'p') => ({ uuid, status }) as Payment;
const seen = { payment: undefined, found: undefined, remaining: 120_000 };

describe('what the guest is shown', () => {
  it.each([
    ['[STATUS-04] at first', seen, 'waiting'],
    ['[STATUS-05] 92 s left', { ...seen, remaining: 91_001 }, 'waiting'],
    ['[STATUS-05][STATUS-12][STATUS-13] 91 s left', { ...seen, remaining: 91_000 }, 'long'],
    ['the countdown is over and nobody knows', { ...seen, remaining: 0, payment: a('processing') }, 'still'],
    [
      'the countdown is over and nothing has happened',
      { ...seen, remaining: 0, payment: a('created') },
      'still',
    ],
    ['known to be checked', { ...seen, payment: a('checking') }, 'waiting'],
    ['[STATUS-03] paid', { ...seen, payment: a('paid') }, 'paid'],
    ['paid after the countdown', { ...seen, remaining: 0, payment: a('paid') }, 'paid'],
    ['[STATUS-07] failed', { ...seen, payment: a('failed') }, 'failed'],
    ['[STATUS-07] expired', { ...seen, payment: a('expired') }, 'failed'],
    ['[STATUS-10] broken off', { ...seen, payment: a('canceled') }, 'canceled'],
    ['no such payment', { ...seen, found: 'missing' }, 'missing'],
    [
      '[STATUS-10] left the bank without confirming',
      { ...seen, found: 'abandoned', payment: a('created') },
      'canceled',
    ],
    ['but paid after all', { ...seen, found: 'abandoned', payment: a('paid') }, 'paid'],
  ] as const)('%s', (_, given, view) => {
    expect(statusView(given)).toBe(view);
  });

  it('writes the time left', () => {
    expect([120_000, 91_000, 59_400, 0, -5].map(clockText)).toEqual(['2:00', '1:31', '1:00', '0:00', '0:00']);
  });
});

describe('where it leads', () => {
  const asked = { session: 's', orderNumber: 'abc', foodCourt: 'HALL' };
  it.each([
    ['pay', '/success/s?orderNumber=abc&paymentUuid=p', '/order/s?orderNumber=abc', '/pay/s/abc?ref=order'],
    ['order', '/menu/s?order=abc', '/menu/s?order=abc', '/pay/s/abc'],
    [
      'food-court',
      '/food-court/view/multi-merchant-order/HALL?paymentUuid=p&origin=foodcourt',
      '/food-court/HALL',
      '/food-court/orders/HALL',
    ],
  ] as const)('[STATUS-08][STATUS-09][STATUS-10] from %s', (origin, forward, start, again) => {
    const from = { ...asked, origin };
    expect(forwardPath(from, 'p')).toBe(forward);
    expect(startPath(from)).toBe(start);
    expect(againPath(from)).toBe(again);
  });

  it('[STATUS-18] knows both spellings, and the payment where the address is silent', () => {
    expect(originOf('foodcourt', undefined)).toBe('food-court');
    expect(originOf('food-court', undefined)).toBe('food-court');
    expect(originOf(null, { order_type: 'pay' })).toBe('pay');
    expect(originOf('elsewhere', undefined)).toBe('order');
  });
});

/** Time passes only in what was waited for. */
const watching = (over: Partial<Watched>) => {
  const told: string[] = [];
  const waited: number[] = [];
  const watched: Watched = {
    uuid: 'p',
    last: async () => a('processing'),
    check: async () => a('processing'),
    byToken: null,
    cancel: null,
    wait: async milliseconds => void waited.push(milliseconds),
    tell: ({ status }) => void told.push(status),
    stopped: () => false,
    ...over,
  };
  return { told, waited, found: watchPayment(watched) };
};
const missing = async (): Promise<never> => {
  throw new ApiFailure('payment_not_found', 404, '');
};

describe('asking what became of a payment', () => {
  it('[STATUS-15][STATUS-17] ten times, two seconds apart, and no failure of its own', async () => {
    const { found, told, waited } = watching({});
    expect(await found).toBe('unknown');
    expect(told).toHaveLength(10);
    expect(waited).toEqual(Array.from({ length: 9 }, () => 2_000));
  });

  it('stops as soon as it is over', async () => {
    const answers = [a('processing'), a('paid')];
    const { found, told } = watching({ check: async () => answers.shift() ?? a('failed') });
    expect(await found).toBe('final');
    expect(told).toEqual(['processing', 'paid']);
  });

  it('[STATUS-14] looks the newest payment up, each time waiting a second longer', async () => {
    const { found, waited } = watching({ uuid: null, last: missing });
    expect(await found).toBe('missing');
    expect(waited).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map(tries => tries * 1_000));
  });

  it('[STATUS-16] asks by the bank’s token', async () => {
    let checked = 0;
    const { found } = watching({
      byToken: async () => a('paid'),
      check: async () => {
        checked += 1;
        return a('processing');
      },
    });
    expect(await found).toBe('final');
    expect(checked).toBe(0);
  });

  it('asks by the payment’s own name when the token cannot be read', async () => {
    const byToken = async (): Promise<never> => {
      throw new ApiFailure('payment_token_invalid', 422, '');
    };
    const { found, told } = watching({ byToken, check: async () => a('paid') });
    expect(await found).toBe('final');
    expect(told).toEqual(['paid']);
  });

  it('[STATUS-10] ends what was broken off, unless it was paid all the same', async () => {
    const canceled = watching({ cancel: async () => a('canceled') });
    expect(await canceled.found).toBe('final');
    expect(canceled.told).toEqual(['canceled']);
    expect(await watching({ cancel: async () => a('created') }).found).toBe('abandoned');
    const paid = watching({ cancel: async () => a('processing'), check: async () => a('paid') });
    await paid.found;
    expect(paid.told).toEqual(['processing', 'paid']);
  });

  it('a dead network is no news', async () => {
    let tries = 0;
    const check = async () => {
      tries += 1;
      if (tries < 4) throw new ApiFailure('offline', 0, '');
      return a('paid');
    };
    expect(await watching({ check }).found).toBe('final');
  });

  it('tells when there is no such payment', async () => {
    expect(await watching({ check: missing }).found).toBe('missing');
  });
});
