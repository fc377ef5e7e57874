import type { Fold } from '../books/book.ts';

/** What the printer does with what comes next, as somebody at the steering page made it. */
export type Steering = {
  /** Switched off, or its cable is out. */
  readonly off: boolean;
  readonly paper_out: boolean;
  readonly cover_open: boolean;
  /** Its fiscal memory takes no more. */
  readonly memory_full: boolean;
  /** Another interface has a receipt under way. */
  readonly busy: boolean;
  /** So many coming receipts are completed, and the answer to that never comes. */
  readonly silent: number;
  /** So many coming receipts end before they are completed: the line goes, the printer keeps them open. */
  readonly cut: number;
};

/** A completed receipt; sums in grosze. */
export type Receipt = {
  readonly number: number;
  readonly report: number;
  readonly document: number;
  readonly total: number;
  readonly byRate: readonly number[];
  readonly lines: readonly string[];
  readonly paidBy: string;
  readonly at: string;
};

export type RegisterState = {
  readonly steering: Steering;
  readonly receipts: readonly Receipt[];
  /** Receipts that were begun and given up: they take a number, too. */
  readonly cancelled: number;
  readonly reports: number;
};

export type RegisterEntry =
  | { readonly set: Partial<Steering> }
  | { readonly completed: Receipt }
  | { readonly cancelled: true }
  | { readonly reported: true };

export const NEW_REGISTER: RegisterState = {
  steering: {
    off: false,
    paper_out: false,
    cover_open: false,
    memory_full: false,
    busy: false,
    silent: 0,
    cut: 0,
  },
  receipts: [],
  cancelled: 0,
  reports: 0,
};

const next = (state: RegisterState, entry: RegisterEntry): RegisterState => {
  if ('set' in entry) return { ...state, steering: { ...state.steering, ...entry.set } };
  if ('completed' in entry) return { ...state, receipts: [...state.receipts, entry.completed] };
  if ('reported' in entry) return { ...state, reports: state.reports + 1 };
  return { ...state, cancelled: state.cancelled + 1 };
};

export const registerFold: Fold<RegisterState, RegisterEntry> = {
  empty: () => NEW_REGISTER,
  apply: next,
};
