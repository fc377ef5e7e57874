/** Why a printer does not print. */
export const PRINTER_PROBLEMS = [
  'paper_out',
  'cover_open',
  'offline',
  'busy',
  'unreachable',
  'not_a_printer',
  /** It shows a certificate that nobody has said yes to. */
  'untrusted',
  /** The bridge through which it prints does not answer. */
  'bridge_away',
  /** Its bridge may not call this address: it is none in the venue's network. */
  'out_of_reach',
] as const;
export type PrinterProblem = (typeof PRINTER_PROBLEMS)[number];

/** A bridge that has not been heard of for so long is away. Milliseconds. */
export const BRIDGE_AWAY_MS = 30_000;

const SECOND_MS = 1_000;
/** Somebody stands before a printer that has no paper: it is asked often. Who answers nothing is asked ever more seldom. */
const PAUSES: Readonly<Record<PrinterProblem, { readonly first: number; readonly most: number }>> = {
  busy: { first: SECOND_MS, most: 5 * SECOND_MS },
  paper_out: { first: 2 * SECOND_MS, most: 3 * SECOND_MS },
  cover_open: { first: 2 * SECOND_MS, most: 3 * SECOND_MS },
  offline: { first: 2 * SECOND_MS, most: 10 * SECOND_MS },
  unreachable: { first: 2 * SECOND_MS, most: 15 * SECOND_MS },
  bridge_away: { first: 2 * SECOND_MS, most: 15 * SECOND_MS },
  out_of_reach: { first: 10 * SECOND_MS, most: 60 * SECOND_MS },
  untrusted: { first: 5 * SECOND_MS, most: 60 * SECOND_MS },
  not_a_printer: { first: 10 * SECOND_MS, most: 60 * SECOND_MS },
};

/** How long to leave a printer alone after the n-th failure in a row (from 1); milliseconds. */
export const backoffAfter = (problem: PrinterProblem, failures: number): number => {
  const { first, most } = PAUSES[problem];
  return Math.min(most, first * 2 ** Math.min(10, Math.max(0, failures - 1)));
};

/** Whether staff are told: a printer that is busy is at work, unless it stays so. */
export const isTrouble = (problem: PrinterProblem, failures: number): boolean =>
  problem !== 'busy' || failures >= 5;
