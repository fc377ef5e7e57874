import { type Minor, minor } from '../money/index.ts';
import { type LedgerAccount, type LedgerLine, merged, tipLine } from './lines.ts';

/** Money that came, in minor units. */
export type CapturedMoney = {
  /** Where it is: {@link ./accounts.ts moneyAccount}. */
  readonly account: LedgerAccount;
  /** What the provider says it took. */
  readonly captured: Minor;
  /** What of it paid for pieces of the bill. */
  readonly allocated: Minor;
  /** The tip of the payment itself; pieces of kind tip are among the allocated. */
  readonly tip: Minor;
  readonly personnelId: string | null;
  /** On top of a tip or donation by card. */
  readonly fee: Minor;
};

/**
 * What was captured and is neither allocated nor tip nor fee: its items were taken, it came late, or it does not agree.
 * It waits in suspense until a refund is due for it or a person decided. Never negative. ADR 0010.
 */
export const unassigned = ({
  captured,
  allocated,
  tip,
  fee,
}: Omit<CapturedMoney, 'account' | 'personnelId'>): Minor => {
  const rest = captured - allocated - tip - fee;
  if (rest < 0) throw new RangeError(`${-rest} more assigned than captured`);
  return minor(rest);
};

/** Money came: the account it is on against what it was for; the rest in suspense. Throws `RangeError`, see {@link unassigned}. */
export const captureLines = (money: CapturedMoney): LedgerLine[] =>
  merged([
    { account: money.account, amount: money.captured },
    { account: 'receivable', amount: minor(-money.allocated) },
    tipLine(minor(-money.tip), money.personnelId),
    { account: 'transaction_fees', amount: minor(-money.fee) },
    { account: 'suspense', amount: minor(-unassigned(money)) },
  ]);
