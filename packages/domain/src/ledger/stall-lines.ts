import { type Minor, minor, sum } from '../money/index.ts';
import { type LedgerAccount, type LedgerLine, merged } from './lines.ts';

/** A stall's account for what the operator of its food court took for it and owes it. ADR 0034. */
export const operatorAccount = (operatorId: string): LedgerAccount => `clearing:venue-${operatorId}`;

/** By how much more, after these lines of a stall's books, the operator owes it; minor units. */
export const owedByOperator = (lines: readonly LedgerLine[], operatorId: string): Minor =>
  sum(lines.filter(({ account }) => account === operatorAccount(operatorId)).map(({ amount }) => amount));

/** The other half, in the operator's books: `amount` more is on its account at the provider, and owed to the stall. */
export const forStallLines = (
  amount: Minor,
  { stallId, account }: { readonly stallId: string; readonly account: LedgerAccount },
): LedgerLine[] =>
  merged([
    { account, amount },
    { account: 'stalls_payable', amount: minor(-amount), personnelId: stallId },
  ]);
