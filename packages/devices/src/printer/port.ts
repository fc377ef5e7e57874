import type { LookupFunction } from 'node:net';
import type { PrinterProblem } from '@tableside/domain/printing';

/**
 * What became of printing. `done`: the printer said so, or took everything where it says nothing. Each other one: it was
 * refused or nobody knows. `offline`: the printer is there and cannot print (switched to offline, its cutter is stuck);
 * `unreachable`: nobody answers, or no longer; `not_a_printer`: somebody else answers at its address; `untrusted`: who
 * answers shows a certificate that is neither the trusted one nor of a known authority, and was sent nothing.
 */
export type PrintResult =
  | { readonly kind: 'done'; readonly paperLow: boolean }
  | {
      readonly kind: PrinterProblem;
      /** Paper may have come out all the same: print it again only with a word about that. */
      readonly mayHavePrinted: boolean;
      /** What was shown, where it is `untrusted`: SHA-256 as `AB:CD:…`. */
      readonly certificate?: string;
    };

export type PrinterStatus =
  | { readonly kind: 'ready'; readonly paperLow: boolean }
  | { readonly kind: PrinterProblem; readonly certificate?: string };

/** A printer on the network. Calls never throw; one at a time. */
export type Printer = {
  /** Prints bytes of ESC/POS. `id` names the job in the printer's own log where it keeps one: letters, digits, dashes. */
  readonly print: (bytes: Uint8Array, id: string) => Promise<PrintResult>;
  readonly status: () => Promise<PrinterStatus>;
};

/** Where a printer stands, and how long it may take. */
export type PrinterPlace = {
  /** A web address for ePOS; `tcp://host:port` for bare bytes. */
  readonly url: URL;
  /** Longest wait for an answer, in milliseconds. */
  readonly timeoutMs: number;
  /** The certificate that is this printer's, as people confirmed it: SHA-256 as `AB:CD:…`. */
  readonly certificate?: string | null;
  /** In place of the system's look-up of names, for who must not reach everything. */
  readonly lookup?: LookupFunction;
};

export type PrinterDriver = {
  readonly id: string;
  /** An address as people type it; null when it cannot be one. */
  readonly readAddress: (typed: string) => URL | null;
  readonly open: (place: PrinterPlace) => Printer;
};
