import { allocate, type Minor, minor } from '../money/index.ts';

/** What a piece of a bill costs, in minor units; `discount` is its share of what was taken off. ADR 0010. */
export type PieceMoney = { readonly price: Minor; readonly discount: Minor };

/** What is owed for a piece. */
export const netOf = ({ price, discount }: PieceMoney): Minor => minor(price - discount);

/** Pieces with the given nets that together are `whole`: the discount is spread over them by size. */
const withNets = (whole: PieceMoney, nets: readonly Minor[]): PieceMoney[] => {
  const discounts = allocate(whole.discount, netOf(whole) === 0 ? nets.map(() => 1) : nets);
  return nets.map((net, index) => {
    const discount = discounts[index] as Minor;
    return { price: minor(net + discount), discount };
  });
};

const ones = (count: number): number[] => Array.from({ length: count }, () => 1);

/** An order's line as single pieces; prices and discount shares sum to the line's. SPLIT-02. */
export const piecesOfLine = (line: {
  readonly unitPrice: Minor;
  readonly quantity: number;
  readonly discountShare: Minor;
}): PieceMoney[] =>
  allocate(line.discountShare, ones(line.quantity)).map(discount => ({ price: line.unitPrice, discount }));

/**
 * What of the discounts of parts is for members, where together it is `loyalty`: by their size, so that it is in none more
 * than its discount.
 */
export const loyaltyParts = (loyalty: Minor, discounts: readonly Minor[]): Minor[] =>
  allocate(loyalty, discounts);

/** A shared dish as `parts` equal parts, the odd cents on the first ones; they sum to the piece. */
export const divideEqually = (piece: PieceMoney, parts: number): PieceMoney[] =>
  withNets(piece, allocate(netOf(piece), ones(parts)));

/** A piece as two, of which the first is worth `first`. Throws `RangeError` unless 0 < first < net. */
export const divideAt = (piece: PieceMoney, first: Minor): readonly [PieceMoney, PieceMoney] => {
  const net = netOf(piece);
  if (first <= 0 || first >= net) throw new RangeError(`${net} cannot be divided at ${first}`);
  const [one, two] = withNets(piece, [first, minor(net - first)]);
  return [one as PieceMoney, two as PieceMoney];
};
