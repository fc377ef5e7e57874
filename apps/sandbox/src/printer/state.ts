import type { Fold } from '../books/book.ts';

/** What is wrong with a printer, as somebody at the steering page made it. */
export type Trouble = {
  readonly paper_out: boolean;
  readonly cover_open: boolean;
  /** The roll ends soon; it prints all the same. */
  readonly paper_low: boolean;
  /** Switched off: nobody answers. */
  readonly off: boolean;
  /** Milliseconds that it takes for everything. */
  readonly slow_ms: number;
  /** So many coming jobs are printed, and the answer that says so never comes. */
  readonly lose_answers: number;
};

export type Paper = {
  /** The name that the job came with; empty where the wire has none. */
  readonly job: string;
  readonly via: 'epos' | 'tcp';
  readonly at: string;
  /** Bytes of ESC/POS. */
  readonly hex: string;
};

export type PrinterState = {
  readonly trouble: Trouble;
  readonly papers: readonly Paper[];
  /** How often the cash drawer at it was opened. */
  readonly drawer: number;
};
export type Printers = Map<string, PrinterState>;

export type PrinterEntry =
  | { readonly printer: string; readonly set: Partial<Trouble> }
  | { readonly printer: string; readonly printed: Paper }
  | { readonly printer: string; readonly drawer: number };

const FINE: Trouble = {
  paper_out: false,
  cover_open: false,
  paper_low: false,
  off: false,
  slow_ms: 0,
  lose_answers: 0,
};
/** Paper that the page still shows; the book keeps all. */
const KEPT = 100;

export const NEW_PRINTER: PrinterState = { trouble: FINE, papers: [], drawer: 0 };

export const printerFold: Fold<Printers, PrinterEntry> = {
  empty: () => new Map(),
  apply: (state, entry) => {
    const before = state.get(entry.printer) ?? NEW_PRINTER;
    if ('set' in entry)
      return state.set(entry.printer, { ...before, trouble: { ...before.trouble, ...entry.set } });
    if ('drawer' in entry)
      return state.set(entry.printer, { ...before, drawer: before.drawer + entry.drawer });
    return state.set(entry.printer, { ...before, papers: [...before.papers, entry.printed].slice(-KEPT) });
  },
};
