import { billDue, type TillBill, type TillLine, type TillPayment } from './bill.ts';

export type TillOrder = {
  id: string;
  reference: string;
  /** SHA-256 of what was ordered: the same reference with other lines is refused. */
  fingerprint: string;
  status: 'accepted' | 'failed';
  reason: string | null;
  bill_id: string | null;
  at: string;
};

export type TillEvent =
  | { type: 'bill-opened'; at: string; bill: string; table: string; currency: string }
  | { type: 'lines-added'; at: string; bill: string; lines: TillLine[] }
  | { type: 'line-voided'; at: string; bill: string; line: string }
  | { type: 'precheck-printed'; at: string; bill: string }
  | { type: 'payment'; at: string; bill: string; payment: TillPayment }
  | { type: 'bill-closed'; at: string; bill: string }
  | { type: 'order'; at: string; order: TillOrder; lines: TillLine[] };

export type TillState = {
  bills: Map<string, TillBill>;
  /** By our reference. */
  orders: Map<string, TillOrder>;
};

export const emptyTill = (): TillState => ({ bills: new Map(), orders: new Map() });

const closeWhenPaid = (bill: TillBill): TillBill =>
  billDue(bill) === 0 ? { ...bill, status: 'closed' } : bill;

const change = (bill: TillBill, event: Exclude<TillEvent, { type: 'bill-opened' | 'order' }>): TillBill => {
  switch (event.type) {
    case 'lines-added':
      return { ...bill, lines: [...bill.lines, ...event.lines] };
    case 'line-voided':
      return {
        ...bill,
        lines: bill.lines.map(line => (line.id === event.line ? { ...line, voided: true } : line)),
      };
    case 'precheck-printed':
      return { ...bill, precheck_at: event.at };
    case 'payment':
      return closeWhenPaid({ ...bill, payments: [...bill.payments, event.payment] });
    case 'bill-closed':
      return { ...bill, status: 'closed' };
  }
};

const bump = (state: TillState, id: string, apply: (bill: TillBill) => TillBill): void => {
  const bill = state.bills.get(id);
  if (bill) state.bills.set(id, { ...apply(bill), version: bill.version + 1 });
};

/** The till's book replayed. Every change of a bill is one version more. */
export const foldTill = (state: TillState, event: TillEvent): TillState => {
  if (event.type === 'bill-opened') {
    state.bills.set(event.bill, {
      id: event.bill,
      table: event.table,
      version: 1,
      status: 'open',
      currency: event.currency,
      opened_at: event.at,
      precheck_at: null,
      lines: [],
      payments: [],
    });
    return state;
  }
  if (event.type === 'order') {
    state.orders.set(event.order.reference, event.order);
    const { bill_id, status } = event.order;
    if (bill_id && status === 'accepted') {
      bump(state, bill_id, bill => ({ ...bill, lines: [...bill.lines, ...event.lines] }));
    }
    return state;
  }
  bump(state, event.bill, bill => change(bill, event));
  return state;
};

/** Bills of a table, the newest last; only open ones unless asked. */
export const billsOf = (state: TillState, table: string | null, withClosed = false): TillBill[] =>
  [...state.bills.values()].filter(
    bill => (table === null || bill.table === table) && (withClosed || bill.status === 'open'),
  );
