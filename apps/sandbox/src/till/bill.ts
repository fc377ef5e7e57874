/** A line as the till keeps it. Amounts are minor units; a voided line stays on the bill and costs nothing. */
export type TillLine = {
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
  readonly unit_price: number;
  readonly modifiers: readonly { readonly name: string; readonly unit_price: number }[];
  readonly comment: string | null;
  readonly voided: boolean;
  /** Our reference of the order that brought the line; null when a waiter typed it in. */
  readonly order_reference: string | null;
};

export type TillPayment = {
  readonly id: string;
  /** Whoever pays names the payment; the same name again is the same payment. */
  readonly reference: string;
  readonly method: 'cash' | 'card' | 'online';
  readonly amount: number;
  /** On top of the amount and never part of what the bill owes. */
  readonly tip: number;
  readonly at: string;
};

export type TillBill = {
  readonly id: string;
  readonly table: string;
  /** Grows by one with each change; whoever holds an older one knows less. */
  readonly version: number;
  readonly status: 'open' | 'closed';
  readonly currency: string;
  readonly opened_at: string;
  /** When the waiter last printed a pre-check, null before. */
  readonly precheck_at: string | null;
  readonly lines: readonly TillLine[];
  readonly payments: readonly TillPayment[];
};

export const lineTotal = (line: TillLine): number =>
  line.voided
    ? 0
    : line.quantity * line.modifiers.reduce((price, { unit_price }) => price + unit_price, line.unit_price);

export const billTotal = (bill: TillBill): number =>
  bill.lines.reduce((total, line) => total + lineTotal(line), 0);

export const billPaid = (bill: TillBill): number =>
  bill.payments.reduce((total, { amount }) => total + amount, 0);

/** Never below zero: what was voided after it was paid is for the waiter to give back. */
export const billDue = (bill: TillBill): number => Math.max(0, billTotal(bill) - billPaid(bill));

/** The bill as the till's API and webhooks show it: with its sums, so that nobody adds up differently. */
export const billOnWire = (bill: TillBill) => ({
  ...bill,
  lines: bill.lines.map(line => ({ ...line, total: lineTotal(line) })),
  total: billTotal(bill),
  paid: billPaid(bill),
  due: billDue(bill),
});
