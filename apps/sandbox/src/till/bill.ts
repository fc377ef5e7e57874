/** A line as the till keeps it. Amounts are minor units; a voided line stays on the bill and costs nothing. */
export type TillLine = {
  id: string;
  name: string;
  quantity: number;
  unit_price: number;
  modifiers: { name: string; unit_price: number }[];
  comment: string | null;
  voided: boolean;
  /** Our reference of the order that brought the line; null when a waiter typed it in. */
  order_reference: string | null;
};

export type TillPayment = {
  id: string;
  /** Who pays names the payment; the same name again is the same payment. */
  reference: string;
  method: 'cash' | 'card' | 'online';
  amount: number;
  /** On top of the amount and never part of what the bill owes. */
  tip: number;
  at: string;
};

export type TillBill = {
  id: string;
  table: string;
  /** Grows by one with each change; whoever holds an older one knows less. */
  version: number;
  status: 'open' | 'closed';
  currency: string;
  opened_at: string;
  /** When the waiter last printed a pre-check, null before. */
  precheck_at: string | null;
  lines: TillLine[];
  payments: TillPayment[];
};

export const lineTotal = (line: TillLine): number =>
  line.voided
    ? 0
    : line.quantity * line.modifiers.reduce((price, { unit_price }) => price + unit_price, line.unit_price);

export const billTotal = (bill: TillBill): number =>
  bill.lines.reduce((total, line) => total + lineTotal(line), 0);

export const billPaid = (bill: TillBill): number =>
  bill.payments.reduce((total, { amount }) => total + amount, 0);

/** Never below zero: a line voided after it was paid is settled by the waiter, not by us. */
export const billDue = (bill: TillBill): number => Math.max(0, billTotal(bill) - billPaid(bill));

/** The bill as the till's API and webhooks show it: with its sums, so that nobody adds up differently. */
export const billOnWire = (bill: TillBill) => ({
  ...bill,
  lines: bill.lines.map(line => ({ ...line, total: lineTotal(line) })),
  total: billTotal(bill),
  paid: billPaid(bill),
  due: billDue(bill),
});

export type WireBill = ReturnType<typeof billOnWire>;
