import { forStallLines, moneyAccount, owedByOperator } from '@tableside/domain/ledger';
import type { Run } from '../../../database/database.ts';
import { type NewEntry, otherHalf } from '../entry.ts';
import { postEntries } from '../post-entry.ts';
import { bookCommission } from './book-commission.ts';

/** Whose account at a provider a stall's money is on, and by which name. */
export type Operator = { readonly id: string; readonly account: string };

const withOperator = (entry: NewEntry, operator: Operator): NewEntry[] => {
  const { venueId: stallId, kind, dedupeKey, paymentId, refundId } = entry;
  const amount = owedByOperator(entry.lines, operator.id);
  return [
    entry,
    {
      venueId: operator.id,
      kind: 'for_stall',
      currency: entry.currency,
      dedupeKey: otherHalf(dedupeKey),
      at: entry.at,
      data: { stall: stallId, of: kind, payment: paymentId, ...(refundId && { refund: refundId }) },
      lines: forStallLines(amount, { stallId, account: moneyAccount(operator.account) }),
    },
  ];
};

/** An entry about money of a payment. */
export type PaymentEntry = NewEntry & { readonly paymentId: string };

/**
 * Writes an entry about money of a payment. Where the operator of a hall took it, it has another half in the operator's books:
 * what moves on the stall's account of the operator moves on the operator's account at the provider, so that what it owes each
 * stall is read from its own books; and what it keeps of the sale moves with it. `before`: entries that come first. The payment
 * must be locked. ADR 0034.
 */
export const postPaymentEntry = async (
  run: Run,
  entry: PaymentEntry,
  operator: Operator | null,
  before: readonly NewEntry[] = [],
): Promise<void> => {
  await postEntries(run, [...before, ...(operator === null ? [entry] : withOperator(entry, operator))]);
  if (operator === null) return;
  await bookCommission(run, entry, operator.id);
  // Where the stall's share goes on by itself, somebody looks at what has moved. ADR 0047.
  await run('payment-to-pass', 'update payment set pass_at = $2 where id = $1 and passes_to is not null', [
    entry.paymentId,
    new Date(entry.at),
  ]);
};
