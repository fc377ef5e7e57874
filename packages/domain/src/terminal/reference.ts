/** The largest cash-register reference (CRN) that terminals take. TERM-22. */
export const MAX_REFERENCE = 1_000_000_000;

/** A reference for a new operation, 1 to {@link MAX_REFERENCE}. `random` answers with a number from 0 to below 1. */
export const drawReference = (random: () => number): number => 1 + Math.floor(random() * MAX_REFERENCE);
