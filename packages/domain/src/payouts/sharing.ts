import { giftLine, type LedgerLine, merged } from '../ledger/index.ts';
import { allocate, type Minor, minor, sum } from '../money/index.ts';

/** How the house's pool of tips is shared: as the house says each time, by hours worked, or by points that stand. */
export const SHARING_RULES = ['house', 'hours', 'points'] as const;
export type SharingRule = (typeof SHARING_RULES)[number];

export type Weight = { readonly to: string; readonly weight: number };
export type Share = { readonly to: string; readonly amount: Minor };

/** Hours of a month, and more points than anybody gives. */
const HEAVIEST = 1_000;

/** Whether a sum can be shared by these: each person once, and somebody with something. */
export const areWeights = (weights: readonly Weight[]): boolean =>
  weights.every(({ weight }) => Number.isFinite(weight) && weight >= 0 && weight <= HEAVIEST) &&
  weights.some(({ weight }) => weight > 0) &&
  new Set(weights.map(({ to }) => to)).size === weights.length;

/** What each is counted with; `recorded`: hours by the clock, of the rule by hours. */
export type Counted = Weight & { readonly recorded: number | null };

/** Hours as recorded but for those that somebody says otherwise, whoever has none recorded among them. */
export const correctedHours = (recorded: readonly Weight[], said: readonly Weight[]): Counted[] => {
  const clock = new Map(recorded.map(({ to, weight }) => [to, weight]));
  const typed = new Map(said.map(({ to, weight }) => [to, weight]));
  return [...new Set([...clock.keys(), ...typed.keys()])].map(to => {
    const hours = clock.get(to) ?? 0;
    return { to, weight: typed.get(to) ?? hours, recorded: hours };
  });
};

export const isCorrected = ({ weight, recorded }: Counted): boolean =>
  recorded !== null && weight !== recorded;

/** What all weights come to, without the dust of adding hundredths up. */
export const weightOfAll = (weights: readonly Weight[]): number =>
  Math.round(weights.reduce((all, { weight }) => all + weight, 0) * 100) / 100;

/** What each gets of a sum, to the cent and all of it; whoever gets nothing is not named. */
export const sharesOf = (amount: Minor, weights: readonly Weight[]): Share[] => {
  const parts = allocate(
    amount,
    weights.map(({ weight }) => weight),
  );
  return weights
    .map(({ to }, place) => ({ to, amount: parts[place] ?? minor(0) }))
    .filter(share => share.amount > 0);
};

const tipOf = (to: string | null) => ({ kind: 'tip', to }) as const;

/** What was the pool's is theirs. */
export const shareLines = (shares: readonly Share[]): LedgerLine[] =>
  merged([
    giftLine(sum(shares.map(({ amount }) => amount)), tipOf(null)),
    ...shares.map(({ to, amount }) => giftLine(minor(-amount), tipOf(to))),
  ]);
