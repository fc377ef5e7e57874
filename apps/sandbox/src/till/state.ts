import { billDue, type TillBill, type TillLine, type TillPayment } from './bill.ts';

export type TillOrder = {
  readonly id: string;
  readonly reference: string;
  readonly status: 'accepted' | 'failed';
  readonly reason: string | null;
  readonly bill_id: string | null;
  readonly at: string;
};

type Opening = { readonly table: string; readonly currency: string; readonly at: string };

export type TillEntry =
  | { readonly opened: string; readonly opening: Opening }
  | { readonly changed: string; readonly add: readonly TillLine[] }
  | { readonly changed: string; readonly void: string }
  | { readonly changed: string; readonly precheck: string }
  | { readonly changed: string; readonly pay: TillPayment }
  | { readonly changed: string; readonly close: true }
  /** One line of the book, so that an order is on its bill or does not exist. */
  | {
      readonly ordered: TillOrder;
      /** What was asked, to know the same request again. */
      readonly asked: string;
      readonly lines: readonly TillLine[];
      readonly opening: Opening | null;
    };

export type TillState = {
  readonly bills: Map<string, TillBill>;
  /** By our reference. */
  readonly orders: Map<string, { readonly order: TillOrder; readonly asked: string }>;
};

type Change = Extract<TillEntry, { changed: string }>;

const changed = (bill: TillBill, entry: Change): TillBill => {
  if ('add' in entry) return { ...bill, lines: [...bill.lines, ...entry.add] };
  if ('void' in entry) {
    const lines = bill.lines.map(line => (line.id === entry.void ? { ...line, voided: true } : line));
    return { ...bill, lines };
  }
  if ('precheck' in entry) return { ...bill, precheck_at: entry.precheck };
  if ('close' in entry) return { ...bill, status: 'closed' };
  const paid = { ...bill, payments: [...bill.payments, entry.pay] };
  return billDue(paid) === 0 ? { ...paid, status: 'closed' } : paid;
};

const opened = (id: string, { table, currency, at }: Opening): TillBill => ({
  id,
  table,
  version: 1,
  status: 'open',
  currency,
  opened_at: at,
  precheck_at: null,
  lines: [],
  payments: [],
});

const order = (state: TillState, entry: Extract<TillEntry, { ordered: TillOrder }>): void => {
  const { ordered, asked, lines, opening } = entry;
  state.orders.set(ordered.reference, { order: ordered, asked });
  if (ordered.bill_id === null) return;
  const bill = opening ? opened(ordered.bill_id, opening) : state.bills.get(ordered.bill_id);
  if (!bill) return;
  const version = opening ? bill.version : bill.version + 1;
  state.bills.set(bill.id, { ...bill, lines: [...bill.lines, ...lines], version });
};

/** The till's book replayed. Every change of a bill is one version more. */
export const tillFold = {
  empty: (): TillState => ({ bills: new Map(), orders: new Map() }),
  apply: (state: TillState, entry: TillEntry): TillState => {
    if ('opened' in entry) state.bills.set(entry.opened, opened(entry.opened, entry.opening));
    else if ('ordered' in entry) order(state, entry);
    else {
      const bill = state.bills.get(entry.changed);
      if (bill) state.bills.set(bill.id, { ...changed(bill, entry), version: bill.version + 1 });
    }
    return state;
  },
};

/** Bills of a table, or of all, the newest last; closed ones only when asked for. */
export const billsOf = (state: TillState, table: string | null, withClosed = false): TillBill[] =>
  [...state.bills.values()].filter(
    bill => (table === null || bill.table === table) && (withClosed || bill.status === 'open'),
  );
