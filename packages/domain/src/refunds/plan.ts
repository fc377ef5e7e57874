import { type RefundSources, refundTotal } from '../ledger/index.ts';
import { allocate, type Minor, minor, sum, ZERO } from '../money/index.ts';
import type { MembersPiece } from './benefit-back.ts';

/** A piece that a payment paid for, and how much of that was not given back yet. */
export type PaidPiece = {
  readonly id: string;
  readonly kind: 'item' | 'fee' | 'tip';
  readonly left: Minor;
  /** The VAT rate that it was ordered at; absent and null: none was kept. */
  readonly vatPercent?: number | null;
  /** What a member had off it; absent: nothing. */
  readonly members?: MembersPiece;
};

/** What can still be given back of a payment, by what it was for. Minor units. */
export type RefundableMoney = RefundSources & { readonly pieces: readonly PaidPiece[] };

export type RefundSelection = {
  /**
   * In all, the tip included; null: the named pieces and the tip; the tip alone when no piece is named; everything when
   * nothing is.
   */
  readonly amount: Minor | null;
  /** How much of the payment's tip. With everything it goes back as well. */
  readonly tip: Minor;
  /** Ids of pieces; empty: the money is for none in particular. */
  readonly pieces: readonly string[];
};

export type RefundPlan = {
  readonly amount: Minor;
  readonly tip: Minor;
  readonly pieces: readonly { readonly id: string; readonly amount: Minor }[];
  readonly sources: RefundSources;
};

const least = (a: number, b: number): Minor => minor(Math.min(a, b));

/** Takes an amount from where it first may come from: what was for nothing, dishes, fees, tips chosen when ordering. */
const taken = (left: RefundSources, amount: Minor): Omit<RefundSources, 'tip' | 'personnelId' | 'gift'> => {
  let open: number = amount;
  const take = (from: Minor): Minor => {
    const part = least(from, open);
    open -= part;
    return part;
  };
  return {
    suspense: take(left.suspense),
    sales: take(left.sales),
    feePieces: take(left.feePieces),
    fee: take(left.fee),
    tipPieces: take(left.tipPieces),
  };
};

const ofKind = (pieces: readonly PaidPiece[], shares: readonly Minor[], kind: PaidPiece['kind']): Minor =>
  sum(pieces.map((piece, index) => (piece.kind === kind ? (shares[index] ?? ZERO) : ZERO)));

const everything = (money: RefundableMoney): RefundPlan => {
  const { pieces, ...sources } = money;
  const itemised =
    sum(pieces.map(({ left }) => left)) === sources.sales + sources.feePieces + sources.tipPieces;
  return {
    amount: refundTotal(sources),
    tip: sources.tip,
    // After a refund for nothing in particular nobody can say which dish the rest was for.
    pieces: itemised
      ? pieces.filter(({ left }) => left > 0).map(({ id, left }) => ({ id, amount: left }))
      : [],
    sources,
  };
};

/** Whose the given pieces are goes with them. */
const giftOf = ({ gift }: RefundSources): Pick<RefundSources, 'gift'> => (gift ? { gift } : {});

const forPieces = (money: RefundableMoney, wish: RefundSelection): RefundPlan | null => {
  const named = money.pieces.filter(({ id }) => wish.pieces.includes(id));
  if (named.length !== new Set(wish.pieces).size) return null;
  const left = named.map(piece => piece.left);
  const wanted = wish.amount === null ? sum(left) : minor(wish.amount - wish.tip);
  if (wanted < 0 || wanted > sum(left)) return null;
  const shares = allocate(wanted, left);
  const sources = {
    sales: ofKind(named, shares, 'item'),
    feePieces: ofKind(named, shares, 'fee'),
    tipPieces: ofKind(named, shares, 'tip'),
    fee: ZERO,
    tip: wish.tip,
    personnelId: money.personnelId,
    suspense: ZERO,
    ...giftOf(money),
  };
  const pieces = named.map(({ id }, index) => ({ id, amount: shares[index] ?? ZERO }));
  return {
    amount: refundTotal(sources),
    tip: wish.tip,
    pieces: pieces.filter(({ amount }) => amount > 0),
    sources,
  };
};

const forNothingInParticular = (money: RefundableMoney, amount: Minor, tip: Minor): RefundPlan | null => {
  if (amount < tip) return null;
  const sources = {
    ...taken(money, minor(amount - tip)),
    tip,
    personnelId: money.personnelId,
    ...giftOf(money),
  };
  return refundTotal(sources) === amount ? { amount, tip, pieces: [], sources } : null;
};

const fits = (money: RefundableMoney, { sources, amount }: RefundPlan): boolean =>
  amount > 0 &&
  (['sales', 'feePieces', 'tipPieces', 'fee', 'tip', 'suspense'] as const).every(
    part => sources[part] <= money[part],
  );

/**
 * What a refund takes from where, or null when it is more than is left (of the payment, of a piece, of the tip), nothing
 * at all, or names a piece that the payment did not pay for. The parts always sum to the amount.
 */
export const planRefund = (money: RefundableMoney, wish: RefundSelection): RefundPlan | null => {
  const amount = wish.amount ?? (wish.tip > 0 ? wish.tip : null);
  const plan =
    wish.pieces.length > 0
      ? forPieces(money, wish)
      : amount === null
        ? everything(money)
        : forNothingInParticular(money, amount, wish.tip);
  return plan && fits(money, plan) ? plan : null;
};
