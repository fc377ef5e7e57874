import type { Fold } from '../books/book.ts';

/** What a terminal does with what comes next, as somebody at the steering page made it. */
export type Steering = {
  /** Switched off, or its cable is out: nobody answers. */
  readonly off: boolean;
  /** A card is there at once; otherwise somebody presents one on the page, or presses Cancel. */
  readonly card_at_once: boolean;
  /** What the next operation ends with; empty: approved. */
  readonly next_code: string;
  /** Milliseconds that an operation takes once a card is there. */
  readonly slow_ms: number;
  /** So many coming operations are done, and the last word about them never comes. */
  readonly silent: number;
  /** So many coming operations are done, and then the cable is pulled before the last word. */
  readonly cut: number;
  /** An abort is heard, and the sale is approved all the same. */
  readonly late_after_abort: boolean;
  /** Sales are refused until somebody settled the day. */
  readonly settlement_required: boolean;
  /** The next settlement has so much more sold than its ledger, less where negative; minor units. */
  readonly settles_more: number;
  /** The next sale takes so much more than it was asked for, less where negative; minor units. */
  readonly takes_more: number;
};

/** A line of the terminal's own ledger, by cash-register reference. */
export type Booked = {
  readonly reference: number;
  readonly kind: 'sale' | 'refund' | 'preAuth';
  /** Minor units. */
  readonly amount: number;
  readonly state: 'approved' | 'held' | 'voided';
  readonly settled: boolean;
  readonly rrn: string;
  readonly authCode: string;
  readonly at: string;
};

export type Settlement = {
  readonly reference: number;
  readonly at: string;
  readonly sales: number;
  readonly refunds: number;
};

export type TerminalState = {
  readonly steering: Steering;
  readonly ledger: ReadonlyMap<number, Booked>;
  readonly settlements: readonly Settlement[];
};
export type Terminals = Map<string, TerminalState>;

export type TerminalEntry = { readonly terminal: string } & (
  | { readonly set: Partial<Steering> }
  | { readonly booked: Booked }
  | { readonly settled: Settlement }
  | { readonly forget: number }
);

const FINE: Steering = {
  off: false,
  card_at_once: true,
  next_code: '',
  slow_ms: 0,
  silent: 0,
  cut: 0,
  late_after_abort: false,
  settlement_required: false,
  settles_more: 0,
  takes_more: 0,
};

export const NEW_TERMINAL: TerminalState = { steering: FINE, ledger: new Map(), settlements: [] };

const withLine = (ledger: TerminalState['ledger'], line: Booked): TerminalState['ledger'] =>
  new Map(ledger).set(line.reference, line);

const next = (state: TerminalState, entry: TerminalEntry): TerminalState => {
  if ('set' in entry) return { ...state, steering: { ...state.steering, ...entry.set } };
  if ('booked' in entry) return { ...state, ledger: withLine(state.ledger, entry.booked) };
  if ('forget' in entry) {
    return {
      ...state,
      ledger: new Map([...state.ledger].filter(([reference]) => reference !== entry.forget)),
    };
  }
  return {
    ...state,
    steering: { ...state.steering, settlement_required: false, settles_more: 0 },
    ledger: new Map([...state.ledger].map(([reference, line]) => [reference, { ...line, settled: true }])),
    settlements: [...state.settlements, entry.settled],
  };
};

export const terminalFold: Fold<Terminals, TerminalEntry> = {
  empty: () => new Map(),
  apply: (state, entry) => state.set(entry.terminal, next(state.get(entry.terminal) ?? NEW_TERMINAL, entry)),
};

/** What was taken and given back since the last settlement, in minor units; of {@link NEW_TERMINAL} nothing. */
export const totalsOf = (
  ledger: TerminalState['ledger'],
): { readonly sales: number; readonly refunds: number } => {
  const open = [...ledger.values()].filter(({ settled, state }) => !settled && state === 'approved');
  const sum = (refund: boolean): number =>
    open.filter(({ kind }) => (kind === 'refund') === refund).reduce((all, { amount }) => all + amount, 0);
  return { sales: sum(false), refunds: sum(true) };
};
