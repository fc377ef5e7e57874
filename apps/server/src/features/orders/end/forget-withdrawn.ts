import type { Run } from '../../../database/database.ts';
import { deleteWithdrawn } from './withdrawn-store.ts';

/** The guest may ask what became of it, and the venue after a weekend. */
const KEPT_MS = 7 * 24 * 60 * 60_000;
/** Rows of one statement: short enough that nobody who orders waits for it. */
const AT_ONCE = 500;

/**
 * Orders that nobody paid and no venue ever got go a week later: whoever orders and takes it back, again and again, leaves
 * nothing behind. Their phones and parties follow as those that never ordered.
 */
export const forgetWithdrawn = async (run: Run, now: number): Promise<void> => {
  while ((await deleteWithdrawn(run, new Date(now - KEPT_MS), AT_ONCE)) === AT_ONCE);
};
