import { describe, expect, it } from 'vitest';
import { ORDER_LATE_AFTER, orderStep, payStep, RESET_AFTER, type SaleNow } from './index.ts';

const sale = (over: Partial<SaleNow>): SaleNow => ({
  state: 'processing',
  code: '',
  aborting: false,
  abortedFor: 0,
  takenBack: false,
  ...over,
});

describe('what a guest at a kiosk reads', () => {
  it.each([
    ['before a sale began', null, { kind: 'starting' }],
    ['while the terminal waits for a card', sale({}), { kind: 'card' }],
    ['after an abort', sale({ aborting: true, abortedFor: 14 }), { kind: 'stopping', canReset: false }],
    [
      '[PERSON-17] 15 s after an abort',
      sale({ aborting: true, abortedFor: RESET_AFTER }),
      { kind: 'stopping', canReset: true },
    ],
    ['while nobody knows', sale({ state: 'unknown', code: 'NP' }), { kind: 'checking' }],
    [
      '[PERSON-28] who cancelled at the reader',
      sale({ state: 'aborted', code: 'UC' }),
      { kind: 'failed', code: 'UC', takenBack: false },
    ],
    [
      '[PERSON-16] charged all the same',
      sale({ state: 'aborted', code: '000', aborting: true, takenBack: true }),
      { kind: 'failed', code: 'GENERIC', takenBack: true },
    ],
    [
      '[PERSON-25] a code of nobody’s',
      sale({ state: 'declined', code: '987' }),
      { kind: 'failed', code: 'GENERIC', takenBack: false },
    ],
    [
      '[PERSON-27] not enough money',
      sale({ state: 'declined', code: '116' }),
      { kind: 'failed', code: '116', takenBack: false },
    ],
  ] as const)('%s', (_, now, step) => {
    expect(payStep(now, 'pending_activate', 0)).toEqual(step);
  });
});

describe('what became of the order that was paid', () => {
  it.each([
    ['[PERSON-14] on its way', null, 0, { kind: 'sending' }],
    ['[PERSON-14] on its way', 'pending_activate', ORDER_LATE_AFTER - 1, { kind: 'sending' }],
    ['on its way for too long', 'pending_activate', ORDER_LATE_AFTER, { kind: 'late' }],
    ['[PERSON-13] with the kitchen', 'active', 0, { kind: 'sent' }],
    ['[PERSON-13] with the staff who accept it', 'waiting_confirmation', 90, { kind: 'sent' }],
    ['made already', 'closed', 0, { kind: 'sent' }],
    ['[PERSON-12] failed', 'failed', 0, { kind: 'failed', code: 'ORDER_CREATE_FAILED', takenBack: false }],
    [
      '[PERSON-12] rejected',
      'rejected',
      0,
      { kind: 'failed', code: 'ORDER_CREATE_FAILED', takenBack: false },
    ],
  ] as const)('%s: %s after %i s', (_, status, waited, step) => {
    expect(orderStep(status, waited)).toEqual(step);
    expect(payStep(sale({ state: 'approved', code: '000' }), status, waited)).toEqual(step);
  });
});
