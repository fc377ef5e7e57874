import type { TerminalLine } from '@tableside/testkit/doubles/a-terminal.ts';

export type KeptOperation = {
  readonly kind: 'sale' | 'void' | 'refund' | 'settlement' | 'report' | 'void_unresolved';
  readonly state: string;
  readonly reference: number;
  readonly amount: number;
  readonly payment: string | null;
};
/** Minor units. */
export type KeptPayment = {
  readonly id: string;
  readonly status: string;
  readonly captured: number;
  readonly refunded: number;
  /** Of what went back, what people gave back themselves. */
  readonly by_hand: number;
};
export type KeptTotals = { readonly reference: number; readonly sales: number; readonly refunds: number };

export type OneTerminal = {
  readonly operations: readonly KeptOperation[];
  readonly payments: readonly KeptPayment[];
  readonly totals: readonly KeptTotals[];
  readonly ledger: readonly TerminalLine[];
  readonly settlements: readonly { readonly reference: number; readonly sales: number }[];
};
type Report = (what: string) => void;

const OPEN = new Set(['waiting', 'asked', 'unknown']);

/** What the terminal gave back of a payment: its sale, if that was voided, and refunds. */
const givenBack = ({ operations, ledger }: OneTerminal, payment: string): number => {
  const own = new Set(operations.filter(each => each.payment === payment).map(({ reference }) => reference));
  return ledger
    .filter(({ reference, kind, state }) => own.has(reference) && (kind === 'refund' || state === 'voided'))
    .reduce((all, { amount }) => all + amount, 0);
};

const holdSales = (one: OneTerminal, report: Report): void => {
  const { operations, payments, ledger } = one;
  for (const { reference, kind, amount, state } of ledger) {
    const operation = operations.find(
      each => each.reference === reference && (each.kind === 'sale' || each.kind === 'refund'),
    );
    if (!operation || operation.kind !== kind) {
      report(`it ${kind === 'refund' ? 'gave back' : 'charged'} ${amount} under ${reference}, nobody asked`);
      continue;
    }
    const payment = payments.find(({ id }) => id === operation.payment);
    if (kind === 'sale' && state === 'approved' && payment?.captured !== amount)
      report(`it took ${amount} for payment ${operation.payment}, we booked ${payment?.captured}`);
    if (kind === 'refund' && operation.state !== 'approved')
      report(`it gave back ${amount} of payment ${operation.payment}, which is ${operation.state} to us`);
  }
};

const holdPayments = (one: OneTerminal, report: Report): void => {
  for (const { id, captured, refunded, by_hand } of one.payments) {
    const sales = one.operations.filter(({ kind, payment }) => kind === 'sale' && payment === id);
    const line = one.ledger.find(
      ({ kind, reference }) => kind === 'sale' && sales.some(sale => sale.reference === reference),
    );
    if (captured > 0 && line?.amount !== captured)
      report(`we booked ${captured} for payment ${id}, it took ${line?.amount ?? 'nothing'}`);
    const back = givenBack(one, id);
    // Taken back before it was booked: in no books of ours.
    if (captured === 0) {
      if (line && line.amount !== back)
        report(`${line.amount - back} of payment ${id} stays taken, unbooked`);
      continue;
    }
    if (back !== refunded - by_hand)
      report(`it gave back ${back} of payment ${id}, we ${refunded} and ${by_hand} of it by hand`);
    if (refunded > captured) report(`of payment ${id} ${refunded} went back, ${captured} had come`);
  }
};

const holdSettlements = ({ totals, settlements }: OneTerminal, report: Report): void => {
  const known = new Set<number>();
  for (const { reference, sales } of settlements) {
    if (known.has(reference)) report(`it settled twice under ${reference}`);
    known.add(reference);
    const ours = totals.filter(each => each.reference === reference);
    if (ours.length !== 1 || ours[0]?.sales !== sales)
      report(`it settled ${sales} under ${reference}, we know ${JSON.stringify(ours)}`);
  }
  for (const { reference } of totals)
    if (!known.has(reference)) report(`we know a settlement ${reference} that it never made`);
};

/** A terminal's own ledger against what we kept of it, to the cent and in both directions. */
export const holdTerminal = (one: OneTerminal, report: Report): void => {
  for (const { kind, state, reference } of one.operations)
    if (OPEN.has(state)) report(`its ${kind} ${reference} is ${state} for ever`);
  holdSales(one, report);
  holdPayments(one, report);
  holdSettlements(one, report);
};
