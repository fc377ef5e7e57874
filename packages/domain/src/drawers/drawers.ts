import { type Minor, minor, sum } from '../money/index.ts';
import type { StaffRole } from '../staff/index.ts';

/**
 * How cash comes into a person's drawer and leaves it by hand: change fetched from the house's own and takings brought there
 * move nothing in the books; what came into the house or left it, such as for ice from the shop, does.
 */
export const DRAWER_MOVES = ['from_house', 'to_house', 'paid_in', 'paid_out'] as const;
export type DrawerMove = (typeof DRAWER_MOVES)[number];

/** More is in it then; else less. */
export const comesIn = (kind: DrawerMove): boolean => kind === 'from_house' || kind === 'paid_in';
/** It came into the house or left it: the journal says so. */
export const isOfJournal = (kind: DrawerMove): boolean => kind === 'paid_in' || kind === 'paid_out';

/** What a drawer began with and what moved in it, minor units, none of them negative. */
export type DrawerSums = {
  readonly float: Minor;
  /** Cash that its person took, tips included. */
  readonly taken: Minor;
  /** Cash that its person gave back to guests, whoever had taken it. */
  readonly givenBack: Minor;
  /** Cash out of it for whom it was owed: tips and donations, and what a hall owes its stalls. */
  readonly handedOut: Minor;
} & Readonly<Record<DrawerMove, Minor>>;

/** What must be in it by the books; below nothing where more was given back than it held. */
export const drawerExpects = ({ float, taken, givenBack, handedOut, ...moved }: DrawerSums): Minor =>
  minor(
    float +
      taken -
      givenBack -
      handedOut +
      sum(DRAWER_MOVES.map(kind => minor(comesIn(kind) ? moved[kind] : -moved[kind]))),
  );

/** Whether so much can be taken out of it by hand: nobody takes out what is not there. */
export const holds = (expected: Minor, kind: DrawerMove, amount: Minor): boolean =>
  comesIn(kind) || amount <= expected;

/** Each counts their own; who answers for the evening counts those of others too, such as of one who went home. */
export const mayCountDrawer = (role: StaffRole, isOwn: boolean): boolean =>
  isOwn || role === 'owner' || role === 'manager';
