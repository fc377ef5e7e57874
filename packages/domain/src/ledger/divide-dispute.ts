import { allocate, type Minor } from '../money/index.ts';

/** One of the payments that a charge stands for. */
export type ChargePart = {
  readonly captured: Minor;
  /** What had gone back of it before the dispute first moved money: what goes back later divides nothing anew. */
  readonly refunded: Minor;
};

/**
 * What of a dispute of a charge is about each of its payments: by what each still had of the money, and by what each had
 * brought where the cardholder disputes more than was left. The same from the opening to the end, so that what was held back
 * of a payment is what comes back to it or is lost of it.
 */
export const divideDispute = (amount: Minor, parts: readonly ChargePart[]): Minor[] => {
  const left = parts.map(({ captured, refunded }) => captured - refunded);
  const isLeft = amount <= left.reduce((all, rest) => all + rest, 0);
  return allocate(amount, isLeft ? left : parts.map(({ captured }) => captured));
};
