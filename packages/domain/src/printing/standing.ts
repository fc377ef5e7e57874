import type { PrinterProblem } from './attempts.ts';

/** How a printer of guests' receipts stands, in the words of its device events. PRINT-02 */
export const PRINTER_STANDINGS = ['online', 'paper_near_end', 'paper_end', 'cover_open', 'offline'] as const;
export type PrinterStanding = (typeof PRINTER_STANDINGS)[number];

/** A printer that answers is asked this often while somebody looks. PRINT-03. Milliseconds. */
export const PRINTER_POLL_MS = 1_000;
/** One that is not there is tried again this often. TERM-13. Milliseconds. */
export const PRINTER_RECONNECT_MS = 10_000;
/** A terminal is asked whether it is there this often. TERM-14. Milliseconds. */
export const TERMINAL_RENEW_MS = 10_000;

/** What a printer said of itself. */
export type PrinterSaid =
  | { readonly kind: 'ready'; readonly paperLow: boolean }
  | { readonly kind: PrinterProblem };

export const standingOf = (said: PrinterSaid): PrinterStanding => {
  switch (said.kind) {
    case 'ready':
      return said.paperLow ? 'paper_near_end' : 'online';
    case 'paper_out':
      return 'paper_end';
    case 'cover_open':
      return 'cover_open';
    // At work on something else: it is there.
    case 'busy':
      return 'online';
    default:
      return 'offline';
  }
};

/** Paper that runs low prints all the same. PRINT-02 */
export const isPrinterOnline = (standing: PrinterStanding): boolean =>
  standing === 'online' || standing === 'paper_near_end';

/** When it is asked again. */
export const askedAgainAfter = (standing: PrinterStanding): number =>
  standing === 'offline' ? PRINTER_RECONNECT_MS : PRINTER_POLL_MS;

/** What whoever stands there is told when it changes; null: nothing, it is well again or as it was. PRINT-04…07 */
export const printerEvent = (
  before: PrinterStanding | null,
  now: PrinterStanding,
): Exclude<PrinterStanding, 'online'> | null => (now === before || now === 'online' ? null : now);
