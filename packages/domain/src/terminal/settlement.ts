/** What was charged and given back between two settlements, in minor units. */
export type TerminalTotals = { readonly sales: number; readonly refunds: number };

/** A settlement that the terminal asks for (SR) begins after this, and the sale again so long after it. TERM-10, TERM-11. Milliseconds. */
export const FORCED_SETTLEMENT = { afterMs: 2_000, saleAgainAfterMs: 1_000 } as const;
/** A sale that is approved after it was stopped is taken back so long afterwards. TERM-11, PERSON-16. Milliseconds. */
export const LATE_VOID_MS = 2_000;
/** Unresolved references are voided so far apart, and nothing begins for so long after the last. TERM-20. Milliseconds. */
export const VOID_UNRESOLVED = { apartMs: 3_000, finalWaitMs: 3_000 } as const;
/** A day is settled by itself so long after the venue's hours are over. TERM-21. Milliseconds. */
export const SETTLES_AFTER_MS = 5_000;
/** A settlement that was not done is tried again so long afterwards, under the same reference. Milliseconds. */
export const SETTLES_AGAIN_AFTER_MS = 60_000;

/** What the terminal has more than the books, and less where it is negative; null: they agree, or it names no sums. */
export const settlementDifference = (
  booked: TerminalTotals,
  told: TerminalTotals | null,
): TerminalTotals | null => {
  if (told === null) return null;
  const sales = told.sales - booked.sales;
  const refunds = told.refunds - booked.refunds;
  return sales === 0 && refunds === 0 ? null : { sales, refunds };
};

/** How a terminal's settlement stands. Instants in epoch milliseconds. */
export type SettlementStanding = {
  /** When the venue's last working day ended; null while it works. */
  readonly closedAt: number | null;
  /** When the terminal was last settled; null: never. */
  readonly settledAt: number | null;
  /** When the first of what is not settled was begun; null: there is nothing. */
  readonly turnoverSince: number | null;
  /** A settlement that was begun and is not done: when it was last asked for, and whether its answer was lost. */
  readonly open: { readonly askedAt: number; readonly isUnknown: boolean } | null;
};

/**
 * Whether a terminal is to be settled now without anybody's tap: the day is over, something of it is not settled, or a
 * settlement is open of which nobody knows whether it was done. The first sale of a day ends none.
 */
export const isSettlementDue = (
  { closedAt, settledAt, turnoverSince, open }: SettlementStanding,
  now: number,
): boolean => {
  if (open && now < open.askedAt + SETTLES_AGAIN_AFTER_MS) return false;
  if (open?.isUnknown) return true;
  if (closedAt === null || now < closedAt + SETTLES_AFTER_MS) return false;
  if (turnoverSince === null || turnoverSince >= closedAt) return false;
  return settledAt === null || settledAt < closedAt;
};
