import { randomUUID } from 'node:crypto';
import type { EventLog } from '../books/book.ts';
import { readPlan } from '../control/behaviours.ts';
import type { SandboxContext } from '../world.ts';
import type { TillBill, TillLine } from './bill.ts';
import { billDue } from './bill.ts';
import { TillRefusal } from './refusal.ts';
import { billsOf, type TillEntry, type TillState } from './state.ts';
import { billWebhook } from './webhook.ts';

export type Till = { readonly world: SandboxContext; readonly book: EventLog<TillState, TillEntry> };

export const timeOf = ({ world }: Till): string => new Date(world.now()).toISOString();

export const newId = (kind: 'bill' | 'line' | 'order' | 'pay'): string => `${kind}_${randomUUID()}`;

export const billOf = ({ book }: Till, id: string): TillBill => {
  const bill = book.state.bills.get(id);
  if (!bill) throw new TillRefusal('not_found', 'There is no such bill');
  return bill;
};

/** The bill, if it can still be changed by somebody who knew it at that version. */
export const openBillOf = (till: Till, id: string, expected?: number): TillBill => {
  const bill = billOf(till, id);
  if (expected !== undefined && expected !== bill.version) {
    throw new TillRefusal('stale_version', `The bill is at version ${bill.version}`, bill);
  }
  if (bill.status === 'closed') throw new TillRefusal('bill_closed', 'The bill is closed', bill);
  return bill;
};

/** Behaviours that name this bill or its table; those that name nothing wait for an order or a payment. */
const wishFor = ({ world }: Till, bill: TillBill) => {
  const waiting = world.behaviours.waiting('till');
  const name = [bill.id, bill.table].find(each =>
    waiting.some(item => item.kind === 'payment' && item.match === each),
  );
  return readPlan(name === undefined ? [] : world.behaviours.take('till', name)).webhook;
};

const tellBill = async (till: Till, id: string): Promise<TillBill> => {
  const bill = billOf(till, id);
  await till.world.webhooks.tell('till', billWebhook(bill, id, till.world.now()), wishFor(till, bill));
  return bill;
};

type Typed = Pick<TillLine, 'name' | 'quantity' | 'unit_price'>;

/** What a waiter does at the till. Each answers with the bill afterwards and tells it to the server. */
export const counter = (till: Till) => ({
  open: (table: string, currency = 'EUR'): Promise<TillBill> => {
    const id = newId('bill');
    till.book.append({ opened: id, opening: { table, currency, at: timeOf(till) } });
    return tellBill(till, id);
  },
  add: (id: string, version: number, typed: Typed): Promise<TillBill> => {
    openBillOf(till, id, version);
    const line = { ...typed, id: newId('line'), modifiers: [], comment: null, voided: false };
    till.book.append({ changed: id, add: [{ ...line, order_reference: null }] });
    return tellBill(till, id);
  },
  void: (id: string, version: number, line: string): Promise<TillBill> => {
    const found = openBillOf(till, id, version).lines.find(each => each.id === line);
    if (!found || found.voided) throw new TillRefusal('not_found', 'There is no such line to void');
    till.book.append({ changed: id, void: line });
    return tellBill(till, id);
  },
  precheck: (id: string, version: number): Promise<TillBill> => {
    openBillOf(till, id, version);
    till.book.append({ changed: id, precheck: timeOf(till) });
    return tellBill(till, id);
  },
  /** Cash or the waiter's card machine; of more than is owed, the rest is change. */
  take: (id: string, version: number, method: 'cash' | 'card', given: number): Promise<TillBill> => {
    const due = billDue(openBillOf(till, id, version));
    if (due === 0) throw new TillRefusal('exceeds_due', 'Nothing is owed');
    const amount = Math.min(given, due);
    const pay = { id: newId('pay'), reference: `till-${randomUUID()}`, method, amount, tip: 0 };
    till.book.append({ changed: id, pay: { ...pay, at: timeOf(till) } });
    return tellBill(till, id);
  },
  close: (id: string, version: number): Promise<TillBill> => {
    const bill = openBillOf(till, id, version);
    if (billDue(bill) > 0) throw new TillRefusal('still_owed', 'There is still something to pay');
    till.book.append({ changed: id, close: true });
    return tellBill(till, id);
  },
});

/** Open bills, for the waiter's list. */
export const openBills = ({ book }: Till): TillBill[] => billsOf(book.state, null);
