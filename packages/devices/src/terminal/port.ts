import type { LookupFunction } from 'node:net';

/** What a terminal can be asked; a sale, a refund and a held amount are sums in minor units. TERM-25. */
export type TerminalRequest =
  | { readonly operation: 'sale' | 'preAuth'; readonly reference: number; readonly amount: number }
  | { readonly operation: 'complete'; readonly reference: number; readonly amount: number }
  | {
      readonly operation: 'refund';
      readonly reference: number;
      readonly amount: number;
      readonly original?: number;
    }
  | {
      readonly operation: 'report';
      readonly reference: number;
      /** How the transaction of that reference stands, in place of the totals of the day. */
      readonly ofTransaction?: true;
    }
  | { readonly operation: 'void' | 'settlement' | 'readCard'; readonly reference: number };

export type TerminalOperation = TerminalRequest['operation'];

/** The terminal's last word about an operation. */
export type TerminalAnswer = {
  readonly operation: string;
  /** The cash-register reference (CRN) that ties everything said of one transaction. */
  readonly reference: number;
  readonly result: string;
  /** `000` and the like, or letters; empty where the terminal named none. */
  readonly code: string;
  readonly text: string;
  /** Plain text, already wrapped to the width asked for. */
  readonly merchantReceipt?: string;
  readonly cardholderReceipt?: string;
  /** Minor units. */
  readonly amount?: number;
  readonly currency?: string;
  readonly authCode?: string;
  readonly rrn?: string;
  readonly terminalId?: string;
  readonly cardBrand?: string;
  readonly maskedPan?: string;
  /** Of a settlement and of a report about the day: what was charged and given back since the last settlement, minor units. */
  readonly totals?: { readonly sales: number; readonly refunds: number };
  /** Of a report about one transaction: whether its money was taken, or was taken back. */
  readonly standing?: 'approved' | 'voided';
};

/**
 * What became of a request. `answered`: its last word, approved or not. `refused`: nothing was asked of the terminal, for
 * another operation runs (BS) or nobody is there (NP). `unknown`: it was asked and has not answered, so money may have
 * moved: the connection ended (NP) or nothing was heard for too long (NR).
 */
export type TerminalOutcome =
  | { readonly kind: 'answered'; readonly answer: TerminalAnswer }
  | { readonly kind: 'refused'; readonly code: 'BS' | 'NP' }
  | { readonly kind: 'unknown'; readonly code: 'NP' | 'NR' };

/** A card terminal. One operation at a time; no call throws. */
export type Terminal = {
  /** `heard`: what the terminal says meanwhile, such as INSERT CARD. */
  readonly run: (request: TerminalRequest, heard?: (text: string) => void) => Promise<TerminalOutcome>;
  /** Asks the running operation to end. It ends by itself in its own time, and may still be approved. */
  readonly abort: () => Promise<boolean>;
  /** Connects where it is not connected, and says whether somebody answers. */
  readonly isThere: () => Promise<boolean>;
  readonly close: () => Promise<void>;
};

/** Where a terminal stands and how it is spoken to. */
export type TerminalPlace = {
  /** `ws://host:port/` in the venue's own network. */
  readonly url: URL;
  /** Longest wait for the last word about an operation, in milliseconds. */
  readonly timeoutMs?: number;
  /** How often the connection is proven alive, in milliseconds. */
  readonly pingMs?: number;
  /** Characters of a line of the receipts that it writes. */
  readonly receiptColumns?: number;
  /** How its name becomes an address, where not every address may be called. */
  readonly lookup?: LookupFunction;
};

export type TerminalDriver = {
  readonly id: string;
  /** An address as people type it; null when it cannot be one. */
  readonly readAddress: (typed: string) => URL | null;
  readonly open: (place: TerminalPlace) => Terminal;
};
