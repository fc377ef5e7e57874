import { readPlan } from '../../control/behaviours.ts';
import { addQuery, type PayerPages } from '../payer-pages.ts';
import { moveTransaction, type Neopay } from './payer.ts';
import type { NeopayStatus, NeopayTransaction } from './state.ts';
import { returnToken } from './webhook.ts';

/** Our reading of the BLIK product: the same token with this bank. providers.md §3. */
const BLIK = 'BLIK';

const WORDS: Readonly<Partial<Record<NeopayStatus, string>>> = {
  signed: 'You have signed this payment. The bank has not booked it yet.',
  success: 'This payment is done.',
  canceled: 'This payment was canceled.',
  rejected: 'The bank refused this payment.',
};

/** The three ways back: signed with `token`; still open, or given up, with `data`. */
const backOf = (transaction: NeopayTransaction, now: number): string => {
  const { clientRedirectUrl: url, status } = transaction;
  const token = returnToken(transaction, now);
  if (status === 'success' || status === 'signed') return addQuery(url, { token });
  return status === 'started' || status === 'pending'
    ? addQuery(url, { pending: '1', data: token })
    : addQuery(url, { canceled: '1', data: token });
};

/** `/neopay/pay/:transactionId`: what the widget shows. */
export const neopayPages = (neopay: Neopay): PayerPages => {
  const { world, book } = neopay;
  return {
    base: '/neopay',
    choices: [
      { action: 'approve', label: 'Sign the payment' },
      { action: 'authorize', label: 'Sign, the bank books it later' },
      { action: 'pending', label: 'Leave it pending' },
      { action: 'decline', label: 'The bank rejects' },
      { action: 'abandon', label: 'Cancel' },
    ],
    view: id => {
      const transaction = book.state.get(id);
      if (!transaction) return undefined;
      const { paymentPurpose, amount, captured, currency, bank, status } = transaction;
      const words = WORDS[status];
      return {
        purpose: paymentPurpose,
        amount: captured || amount,
        currency,
        asks: bank === BLIK ? 'blik' : 'bank',
        bank,
        over: words === undefined ? null : { words, back: backOf(transaction, world.now()) },
      };
    },
    decide: async (id, action, bank) => {
      const moved = await moveTransaction(neopay, id, action, { bank });
      const silent = moved.status === 'success' && readPlan(moved.behaviours).timeout === 'charge';
      return silent ? 'silence' : { back: backOf(moved, world.now()) };
    },
  };
};
