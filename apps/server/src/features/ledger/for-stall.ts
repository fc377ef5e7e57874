import { forStallLines, moneyAccount, owedByOperator } from '@tableside/domain/ledger';
import type { NewEntry } from './entry.ts';

/** Whose account at a provider a stall's money is on, and by which name. */
export type Operator = { readonly id: string; readonly account: string };

/**
 * An entry of a stall with its other half in the books of who takes its money: what moves on the stall's account of the
 * operator moves on the operator's account at the provider, so that what it owes each stall is read from its own books.
 * ADR 0034.
 */
export const withOperator = (entry: NewEntry, operator: Operator | null): NewEntry[] => {
  if (operator === null) return [entry];
  const { venueId: stallId, kind, dedupeKey, paymentId, refundId } = entry;
  const amount = owedByOperator(entry.lines, operator.id);
  return [
    entry,
    {
      venueId: operator.id,
      kind: 'for_stall',
      currency: entry.currency,
      dedupeKey: `for_stall:${dedupeKey}`,
      at: entry.at,
      data: { stall: stallId, of: kind, payment: paymentId, ...(refundId && { refund: refundId }) },
      lines: forStallLines(amount, { stallId, account: moneyAccount(operator.account) }),
    },
  ];
};
