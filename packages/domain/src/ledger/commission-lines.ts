import { type Minor, minor, percentOf } from '../money/index.ts';
import { isMoneyAccount } from './accounts.ts';
import { type LedgerAccount, type LedgerLine, merged } from './lines.ts';
import { operatorAccount } from './stall-lines.ts';

/** Hundredths of a percent in the whole: a commission of 12.5 % is 1250 of them. */
export const WHOLE = 10_000;

/** A percentage as it is typed, in hundredths of a percent; null: no part of a sale, or finer than a hundredth. */
export const basisPointsOf = (percent: number): number | null => {
  const points = Math.round(percent * 100);
  const isFine = Math.abs(percent * 100 - points) > 1e-6;
  return Number.isFinite(percent) && !isFine && points >= 0 && points <= WHOLE ? points : null;
};

/** What the operator of a hall keeps of what it took for a stall and has not given back. */
export const commissionOf = (kept: Minor, basisPoints: number): Minor => percentOf(kept, basisPoints / 100);

/**
 * By how much more, after these lines, guests' money is with whoever took it, by whichever way it moved: a stall that gives
 * a dish back out of its own drawer has sold it no more, either.
 */
export const keptBy = (lines: readonly LedgerLine[]): Minor =>
  minor(lines.reduce((all, { account, amount }) => (isMoneyAccount(account) ? all + amount : all), 0));

type Between = { readonly stallId: string; readonly operatorId: string };

/** What a stall pays the operator for a sale, in both their books; below nothing where the sale went back. */
export const commissionLines = (
  amount: Minor,
  { stallId, operatorId }: Between,
): { readonly stall: LedgerLine[]; readonly operator: LedgerLine[] } => ({
  stall: merged([
    { account: 'commissions', amount },
    { account: operatorAccount(operatorId), amount: minor(-amount) },
  ]),
  operator: merged([
    { account: 'stalls_payable', amount, personnelId: stallId },
    { account: 'commissions', amount: minor(-amount) },
  ]),
});

/**
 * The provider sent a stall's share on, from the operator's account there to the stall's own; below nothing where it came back.
 * ADR 0047.
 */
export const stallTransferLines = (
  amount: Minor,
  { stallId, operatorId }: Between,
  account: LedgerAccount,
): { readonly stall: LedgerLine[]; readonly operator: LedgerLine[] } => ({
  stall: merged([
    { account, amount },
    { account: operatorAccount(operatorId), amount: minor(-amount) },
  ]),
  operator: merged([
    { account: 'stalls_payable', amount, personnelId: stallId },
    { account, amount: minor(-amount) },
  ]),
});

/** How an operator pays a stall what it owes: by the bank, or out of its drawer into the stall's. */
export type StallPayoutWay = 'bank' | 'cash';

/** What was owed to a stall went there, in both books. */
export const stallPayoutLines = (
  amount: Minor,
  { stallId, operatorId }: Between,
  way: StallPayoutWay,
): { readonly stall: LedgerLine[]; readonly operator: LedgerLine[] } => ({
  stall: merged([
    { account: way, amount },
    { account: operatorAccount(operatorId), amount: minor(-amount) },
  ]),
  operator: merged([
    { account: 'stalls_payable', amount, personnelId: stallId },
    { account: way, amount: minor(-amount) },
  ]),
});
