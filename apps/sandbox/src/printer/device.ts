import { setTimeout as wait } from 'node:timers/promises';
import type { EventLog } from '../books/book.ts';
import type { SandboxContext } from '../world.ts';
import { pulsesIn, wordsOn } from './decode.ts';
import { NEW_PRINTER, type Paper, type PrinterEntry, type PrinterState, type Printers } from './state.ts';

export type Printed =
  | { readonly kind: 'printed'; readonly answer: boolean }
  | { readonly kind: 'paper_out' | 'cover_open' | 'off' | 'busy' };

/** The printers of the box; any name is one. */
export type Devices = {
  readonly of: (name: string) => PrinterState;
  readonly names: () => readonly string[];
  readonly set: (name: string, trouble: Partial<PrinterState['trouble']>) => void;
  /** Prints, or says why not. A job that comes while another is printed is refused. */
  readonly print: (name: string, job: Omit<Paper, 'at'>) => Promise<Printed>;
  readonly close: () => void;
  readonly reset: () => void;
};

export const openDevices = (world: SandboxContext, book: EventLog<Printers, PrinterEntry>): Devices => {
  const closing = new AbortController();
  const printing = new Set<string>();
  const of = (name: string): PrinterState => book.state.get(name) ?? NEW_PRINTER;
  const put = (name: string, job: Omit<Paper, 'at'>): Printed => {
    const { trouble } = of(name);
    if (trouble.off) return { kind: 'off' };
    if (trouble.cover_open) return { kind: 'cover_open' };
    if (trouble.paper_out) return { kind: 'paper_out' };
    const bytes = Buffer.from(job.hex, 'hex');
    const pulses = pulsesIn(bytes);
    if (pulses > 0) book.append({ printer: name, drawer: pulses });
    // What only opens the drawer leaves no paper.
    if (pulses === 0 || wordsOn(bytes) !== '')
      book.append({ printer: name, printed: { ...job, at: new Date(world.now()).toISOString() } });
    if (trouble.lose_answers === 0) return { kind: 'printed', answer: true };
    book.append({ printer: name, set: { lose_answers: trouble.lose_answers - 1 } });
    return { kind: 'printed', answer: false };
  };
  return {
    of,
    names: () => [...book.state.keys()].sort(),
    set: (name, trouble) => book.append({ printer: name, set: trouble }),
    print: async (name, job) => {
      if (printing.has(name)) return { kind: 'busy' };
      printing.add(name);
      try {
        const { slow_ms } = of(name).trouble;
        if (slow_ms > 0) await wait(slow_ms, undefined, { signal: closing.signal }).catch(() => undefined);
        return closing.signal.aborted ? { kind: 'off' } : put(name, job);
      } finally {
        printing.delete(name);
      }
    },
    close: () => closing.abort(),
    reset: () => book.reset(),
  };
};
