import { describe, expect, it } from 'vitest';
import type { Translate } from '../../i18n/index.ts';
import { paymentTone, statusWords } from './payment-words.ts';

const keys = ((key: string) => key) as Translate;

describe('where a payment stands', () => {
  it.each([
    ['captured', null, 'payment.status.captured', 'good'],
    ['captured', 'asked', 'payment.status.disputed', 'open'],
    ['captured', 'open', 'payment.status.disputed', 'open'],
    ['captured', 'lost', 'payment.status.dispute_lost', 'bad'],
    ['captured', 'won', 'payment.status.captured', 'good'],
    ['part_refunded', 'open', 'payment.status.disputed', 'open'],
    ['failed', null, 'payment.status.failed', 'bad'],
  ] as const)('%s, disputed: %s', (status, dispute, words, tone) => {
    expect(statusWords({ status, dispute }, keys)).toBe(words);
    expect(paymentTone({ status, dispute })).toBe(tone);
  });
});
