import { settledByStaff } from '../../wire/staff.ts';

/** Coins and notes, into the venue's till. */
export const cash = settledByStaff('cash', 'cash', 'cash');
