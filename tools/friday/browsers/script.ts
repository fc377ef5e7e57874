import { type Chance, chance } from '../../faults/chance.ts';
import type { ActName } from './act-list.ts';

/** What a waiter does for people between their first round and their money, in any order. */
const MIDDLE = ['drinks', 'again', 'options', 'note', 'accept', 'call', 'stock'] as const;
export type Errand = 'seat' | (typeof MIDDLE)[number] | 'seats' | 'first' | 'money';

/** The acts of each errand. */
const ERRANDS: Record<Errand, readonly ActName[]> = {
  seat: ['toTables', 'seat'],
  first: ['toTables', 'toBill', 'firstRound'],
  drinks: ['toTables', 'toBill', 'round'],
  again: ['toTables', 'toBill', 'again'],
  options: ['toTables', 'toBill', 'toKitchenDishes', 'twoOptions'],
  note: ['toTables', 'toBill', 'toKitchenDishes', 'note'],
  seats: ['toTables', 'toBill', 'bySeat'],
  accept: ['toBoard', 'accept'],
  call: ['toCalls', 'goToCall', 'callDone'],
  stock: ['toStock', 'soldOut', 'backOnSale'],
  money: ['toTables', 'toBill', 'oneSeatPays', 'restPays', 'closeBill', 'toTables', 'closeTable'],
};

/** A party from their chairs to the money: what happens between is for the dice to say. */
const visit = (dice: Chance, length: number): Errand[] => {
  const middle: Errand[] = [];
  // Each of them once before any comes again.
  let left: Errand[] = [];
  while (middle.length < length) {
    if (left.length === 0) left = [...MIDDLE];
    middle.push(...left.splice(dice.roll(left.length), 1));
  }
  return ['seat', 'first', ...middle, 'seats', 'money'];
};

const LEAST = 2;
/** What comes on top of a visit's own acts: its orders are carried and closed. */
const lengthOf = (errands: readonly Errand[]): number =>
  errands.reduce((all, errand) => all + ERRANDS[errand].length, 0);

/** Visits of one waiter with at least so many acts together; all of it follows from the seed. */
export const scriptOf = (seed: number, acts: number): readonly (readonly Errand[])[] => {
  const dice = chance(seed);
  const visits: Errand[][] = [];
  while (visits.reduce((all, each) => all + lengthOf(each), 0) < acts) {
    visits.push(visit(dice, visits.length === 0 ? MIDDLE.length : LEAST + dice.roll(MIDDLE.length)));
  }
  return visits;
};

export const actsOf = (errand: Errand): readonly ActName[] => ERRANDS[errand];
