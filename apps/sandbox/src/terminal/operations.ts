import type { EventLog } from '../books/book.ts';
import { CODE_TEXTS } from './codes.ts';
import type { LastWord, Operation } from './frames.ts';
import { type Slip, slipOf, totalsSlip } from './receipts.ts';
import { type Booked, NEW_TERMINAL, type TerminalEntry, type Terminals, totalsOf } from './state.ts';

/** One terminal's ledger, and what time it is there. */
export type Desk = {
  readonly terminal: string;
  readonly book: EventLog<Terminals, TerminalEntry>;
  readonly now: () => number;
};

type Totals = { readonly sales: number; readonly refunds: number };

const CURRENCY = 'EUR';
const CARD = { cardBrand: 'VISA', maskedPan: '************1234', terminalId: 'SANDBOX1' } as const;

export const stateOf = ({ book, terminal }: Pick<Desk, 'book' | 'terminal'>) =>
  book.state.get(terminal) ?? NEW_TERMINAL;

const isoOf = (desk: Desk): string => new Date(desk.now()).toISOString();

export const failed = (code: string, more: Readonly<Record<string, string | number>> = {}): LastWord => ({
  result: 'FAIL',
  responseCode: code,
  responseText: CODE_TEXTS[code] ?? 'ERROR',
  ...more,
});

const approved = (desk: Desk, line: Booked, title: string, columns: number): LastWord => {
  const slip: Slip = { ...line, title, outcome: 'APPROVED', at: isoOf(desk) };
  return {
    result: 'OK',
    responseCode: '000',
    responseText: 'APPROVED',
    merchantReceipt: slipOf(slip, 'MERCHANT COPY', columns),
    cardholderReceipt: slipOf(slip, 'CARDHOLDER COPY', columns),
    amount: line.amount,
    currency: CURRENCY,
    authCode: line.authCode,
    rrn: line.rrn,
    ...CARD,
  };
};

const declined = (desk: Desk, asked: Operation & { readonly amount: number }, code: string): LastWord => {
  if (!/^1\d\d$/.test(code)) return failed(code);
  const outcome = CODE_TEXTS[code] ?? 'DECLINED';
  const slip: Slip = {
    title: 'SALE',
    outcome,
    amount: asked.amount,
    reference: asked.CRN,
    at: isoOf(desk),
  };
  return failed(code, { cardholderReceipt: slipOf(slip, 'CARDHOLDER COPY', asked.receiptLineLength) });
};

const lineOf = (
  desk: Desk,
  asked: Operation & { readonly amount: number },
  kind: Booked['kind'],
): Booked => ({
  reference: asked.CRN,
  kind,
  amount: kind === 'sale' ? Math.max(1, asked.amount + stateOf(desk).steering.takes_more) : asked.amount,
  state: kind === 'preAuth' ? 'held' : 'approved',
  settled: false,
  rrn: String(600_000_000_000 + asked.CRN),
  authCode: String(asked.CRN % 1_000_000).padStart(6, '0'),
  at: isoOf(desk),
});

const charge = (desk: Desk, asked: Operation & { readonly amount: number }, code: string): LastWord => {
  // One reference is one transaction: asked twice, it is not charged twice.
  if (stateOf(desk).ledger.has(asked.CRN)) return failed('DR');
  if (asked.operation === 'sale' && stateOf(desk).steering.settlement_required) return failed('SR');
  if (code !== '000') return declined(desk, asked, code);
  const kind = asked.operation === 'refund' || asked.operation === 'preAuth' ? asked.operation : 'sale';
  const line = lineOf(desk, asked, kind);
  desk.book.append({ terminal: desk.terminal, booked: line });
  if (line.amount !== asked.amount) desk.book.append({ terminal: desk.terminal, set: { takes_more: 0 } });
  return approved(desk, line, kind.toUpperCase(), asked.receiptLineLength);
};

const complete = (desk: Desk, asked: Operation & { readonly amount: number }): LastWord => {
  const held = stateOf(desk).ledger.get(asked.CRN);
  if (held?.state !== 'held') return failed('NF');
  if (asked.amount > held.amount) return failed('110');
  const line: Booked = { ...held, kind: 'sale', state: 'approved', amount: asked.amount };
  desk.book.append({ terminal: desk.terminal, booked: line });
  return approved(desk, line, 'SALE', asked.receiptLineLength);
};

const takeBack = (desk: Desk, asked: Operation): LastWord => {
  const line = stateOf(desk).ledger.get(asked.CRN);
  if (!line || line.settled || line.state === 'voided') return failed('NF');
  desk.book.append({ terminal: desk.terminal, booked: { ...line, state: 'voided' } });
  return approved(desk, line, 'VOID', asked.receiptLineLength);
};

/** The totals that a cash register reads and the slip that people do. */
const totalsWord = (
  text: string,
  { sales, refunds }: Totals,
  { title, columns, at }: { readonly title: string; readonly columns: number; readonly at: string },
): LastWord => ({
  result: 'OK',
  responseCode: '000',
  responseText: text,
  merchantReceipt: totalsSlip(title, { sales, refunds }, columns, at),
  salesTotal: sales,
  refundsTotal: refunds,
  currency: CURRENCY,
});

/** One reference is one settlement: asked twice, it settles once and says the same. */
const settle = (desk: Desk, asked: Operation): LastWord => {
  const { ledger, settlements, steering } = stateOf(desk);
  const known = settlements.find(({ reference }) => reference === asked.CRN);
  const { sales, refunds } = totalsOf(ledger);
  const made = known ?? {
    reference: asked.CRN,
    at: isoOf(desk),
    sales: Math.max(0, sales + steering.settles_more),
    refunds,
  };
  if (!known) desk.book.append({ terminal: desk.terminal, settled: made });
  const paper = { title: 'Z SETTLEMENT', columns: asked.receiptLineLength, at: made.at };
  return totalsWord('SETTLED', made, paper);
};

const report = (desk: Desk, asked: Operation): LastWord => {
  const paper = { title: 'X REPORT', columns: asked.receiptLineLength, at: isoOf(desk) };
  return totalsWord('REPORT', totalsOf(stateOf(desk).ledger), paper);
};

/** Asked about a transaction: no operation at a bank, so what the next of those ends with does not concern it. */
export const isQuestion = (asked: Operation): boolean => asked.operation === 'report' && asked.type === 'T';

/** How one transaction stands; of one that was declined, or never heard of, the terminal keeps nothing. */
const transaction = (desk: Desk, asked: Operation): LastWord => {
  const line = stateOf(desk).ledger.get(asked.CRN);
  if (!line) return failed('NF');
  const title = line.kind.toUpperCase();
  const word = approved(desk, line, title, asked.receiptLineLength);
  return {
    ...word,
    responseText: 'REPORT',
    standing: line.state === 'held' ? 'HELD' : line.state.toUpperCase(),
  };
};

/** Whether somebody has to present a card for it. */
export const needsCard = ({ operation }: Operation): boolean =>
  operation === 'sale' || operation === 'preAuth' || operation === 'refund' || operation === 'readCard';

/** Does what was asked and books it; `code`: what the bank says of the card. */
export const perform = (desk: Desk, asked: Operation, code: string): LastWord => {
  if (asked.operation === 'complete') return complete(desk, asked);
  if ('amount' in asked) return charge(desk, asked, code);
  if (asked.operation === 'readCard') {
    return code === '000'
      ? { result: 'OK', responseCode: '000', responseText: 'CARD READ', ...CARD }
      : failed(code);
  }
  if (isQuestion(asked)) return transaction(desk, asked);
  if (code !== '000') return failed(code);
  if (asked.operation === 'void') return takeBack(desk, asked);
  return asked.operation === 'settlement' ? settle(desk, asked) : report(desk, asked);
};
