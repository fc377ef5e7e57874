import { randomUUID } from 'node:crypto';
import { allocate, type Minor, minor, sum } from '@tableside/domain/money';
import { divideAt, divideEqually, loyaltyParts, type PieceMoney } from '@tableside/domain/split';
import type { Run } from '../../../database/database.ts';
import type { Piece } from './piece.ts';
import { mergeParts, type NewPart, replaceByParts } from './piece-store.ts';

/** Parts with the given money in place of `gone`, which lie beside each other; what a member has off and the coupon's share go along. */
const partsOf = (gone: readonly [Piece, ...Piece[]], moneys: readonly PieceMoney[]): Piece[] => {
  const [first] = gone;
  const loyalty = loyaltyParts(
    sum(gone.map(piece => piece.loyalty)),
    moneys.map(({ discount }) => discount),
  );
  const own = allocate(
    sum(gone.map(({ ownDiscount }) => ownDiscount)),
    moneys.map(({ discount }, index) => minor(discount - (loyalty[index] as Minor))),
  );
  return moneys.map((money, index) => ({
    ...first,
    ...money,
    id: randomUUID(),
    loyalty: loyalty[index] as Minor,
    ownDiscount: own[index] as Minor,
    leaseSession: null,
    leaseGuest: null,
  }));
};

const newPart = (like: Piece, { id, root, price, discount, loyalty, ownDiscount }: Piece): NewPart => ({
  id,
  like: like.id,
  root,
  price,
  discount,
  loyalty,
  own: ownDiscount,
});

/** Replaces `gone` by `parts` among the dish's live parts and numbers them all. */
const replace = async (
  run: Run,
  pieces: readonly Piece[],
  gone: readonly [Piece, ...Piece[]],
  parts: readonly Piece[],
  at: Date,
): Promise<Piece[]> => {
  const [first] = gone;
  const isGone = new Set(gone.map(({ id }) => id));
  const all = pieces.flatMap(piece => {
    if (piece.id === first.id) return parts;
    return isGone.has(piece.id) ? [] : [piece];
  });
  const ofDish = all.filter(({ root }) => root === first.root);
  const numbers = ofDish.map(({ id }, index) => ({ id, number: index + 1, of: ofDish.length }));
  await replaceByParts(run, {
    gone: [...isGone],
    parts: parts.map(part => newPart(first, part)),
    numbers,
    at,
  });
  const numberOf = new Map(numbers.map(each => [each.id, each]));
  return all.map(piece => {
    const number = numberOf.get(piece.id);
    return number ? { ...piece, partNumber: number.number, partCount: number.of } : piece;
  });
};

/**
 * Divides a piece of a locked bill in two, the first worth `first` (minor units, less than the piece). Answers with all
 * pieces as they are now and the first part.
 */
export const divideInTwo = async (
  run: Run,
  pieces: readonly Piece[],
  piece: Piece,
  first: Minor,
  at: Date,
): Promise<{ readonly pieces: Piece[]; readonly part: Piece }> => {
  const parts = partsOf([piece], divideAt(piece, first));
  return { pieces: await replace(run, pieces, [piece], parts, at), part: parts[0] as Piece };
};

/** Divides a dish, whole or in parts already, into equal parts; one part puts it together. The bill must be locked. */
export const divideDish = async (
  run: Run,
  pieces: readonly Piece[],
  dish: readonly [Piece, ...Piece[]],
  parts: number,
  at: Date,
): Promise<void> => {
  const [first] = dish;
  const whole: PieceMoney = {
    price: sum(dish.map(({ price }) => price)),
    discount: sum(dish.map(({ discount }) => discount)),
  };
  if (parts > 1) {
    await replace(run, pieces, dish, partsOf(dish, divideEqually(whole, parts)), at);
    return;
  }
  if (first.id === first.root && dish.length === 1) return;
  const own = sum(dish.map(({ ownDiscount }) => ownDiscount));
  const loyalty = sum(dish.map(piece => piece.loyalty));
  const { booked } = first;
  await mergeParts(
    run,
    first.root,
    dish.map(({ id }) => id),
    { ...whole, loyalty, own, booked },
    at,
  );
};
