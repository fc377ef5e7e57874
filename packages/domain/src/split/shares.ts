import { type MemberGiving, memberDiscount } from '../cart/discount.ts';
import { allocate, type Minor, minor, percentOf, sum, ZERO } from '../money/index.ts';
import { netOf, type PieceMoney } from './piece-money.ts';

/**
 * One of `between` equal shares of what is left, in minor units: the largest of them, so that the last payer, who pays
 * the rest, never pays more than the first.
 */
export const equalShare = (left: Minor, between: number): Minor =>
  allocate(
    left,
    Array.from({ length: between }, () => 1),
  )[0] ?? ZERO;

/** A discount as staff set it on a whole bill. */
export type BillDiscount =
  | { readonly kind: 'percent'; readonly percent: number }
  /** Minor units; more than the bill is worth makes the bill free. */
  | { readonly kind: 'amount'; readonly amount: Minor };

/**
 * The discount share of each piece, what it had of its own (an order's coupon) included; what is added sums to the
 * discount. `pieces` carry their own discounts only. In minor units.
 */
export const spreadDiscount = (pieces: readonly PieceMoney[], discount: BillDiscount): Minor[] => {
  const nets = pieces.map(netOf);
  const worth = sum(nets);
  const wanted = discount.kind === 'percent' ? percentOf(worth, discount.percent) : discount.amount;
  const added = allocate(minor(Math.min(wanted, worth)), nets);
  return pieces.map((piece, index) => minor(piece.discount + (worth === 0 ? 0 : (added[index] as Minor))));
};

/** What a member has off each piece of a bill, of what it costs now; the shares sum to what they have off all. Minor units. */
export const loyaltyShares = (nets: readonly Minor[], giving: MemberGiving): Minor[] =>
  allocate(memberDiscount(sum(nets), giving), nets);
