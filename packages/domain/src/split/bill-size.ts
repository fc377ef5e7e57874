/**
 * The most pieces that live on one bill: each change sends the whole bill to every phone of the table, and nobody splits
 * five hundred dishes. What comes later stands on a bill of its own.
 */
export const MAX_PIECES = 500;

/** How many pieces still fit on a bill with `live` of them. */
export const roomOnBill = (live: number): number => Math.max(0, MAX_PIECES - live);
