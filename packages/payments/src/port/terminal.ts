/**
 * How a payment's sale at a card terminal stands. `running`: the terminal is at it. `voided`: it was charged and taken
 * back before anybody believed it. `unknown`: nobody has said; asked again, the terminal may. Amount in minor units.
 */
export type TerminalSale = {
  readonly state: 'running' | 'approved' | 'declined' | 'aborted' | 'voided' | 'unknown';
  /** The terminal's own code; empty where it said none. */
  readonly code: string;
  /** What the terminal was asked to take, and what it says it took; null where it left that unsaid. */
  readonly asked: number;
  readonly amount: number | null;
  /** Upper case; null where the terminal did not say. */
  readonly currency: string | null;
  /** The bank's reference of it. */
  readonly rrn: string | null;
  readonly cardBrand: string | null;
  readonly cardLast4: string | null;
};

/** `refused`: the terminal says that no money went back. */
export type TerminalRefund = {
  readonly state: 'running' | 'made' | 'refused' | 'unknown';
  readonly code: string;
  readonly rrn: string | null;
};

/** The venues' card terminals, for providers whose payments are made at one. No call throws for what a terminal does. */
export type TerminalDesk = {
  /** Asks the terminal where nothing is known; null: no sale was ever begun for this payment (our uuid). */
  readonly sale: (payment: string) => Promise<TerminalSale | null>;
  /** Asks the running sale to end. It ends in its own time, and may be approved all the same. */
  readonly abort: (payment: string) => Promise<void>;
  /** Gives back at the terminal that took it; the same key again is the same refund. Null: that terminal is gone. */
  readonly giveBack: (refund: {
    readonly payment: string;
    readonly key: string;
    readonly amount: number;
    /** All that was taken, of which nothing went back yet. */
    readonly whole: boolean;
  }) => Promise<TerminalRefund | null>;
  /** What has become of a refund; null: none with this key was ever begun. */
  readonly refund: (key: string) => Promise<TerminalRefund | null>;
};
