import { collectedByStaff } from '../../wire/staff.ts';

/** Coins and notes, into the venue's till. */
export const cash = collectedByStaff('cash', 'cash', 'cash');
