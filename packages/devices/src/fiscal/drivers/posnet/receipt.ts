import type { FiscalMark, FiscalOutcome, FiscalReceipt, FiscalSale } from '../../port.ts';
import type { Answer, Fields } from './frames.ts';
import type { Line } from './line.ts';
import { countersOf, numberIn, openTransaction, problemOf, RATES, slotOf } from './status.ts';

const PAID_BY: Readonly<Record<FiscalSale['paidBy'], number>> = { cash: 0, card: 2, other: 6 };
const MAX_NAME = 80;

const refused = (
  problem: Extract<FiscalOutcome, { kind: 'refused' }>['problem'],
  code = '',
): FiscalOutcome => ({
  kind: 'refused',
  problem,
  code,
});

/**
 * What the printer says of its last receipt. Every answer is about the last document, whoever printed it: only where exactly
 * one was completed since `mark` is it ours.
 */
const lastReceipt = async (
  line: Line,
  mark: FiscalMark,
): Promise<FiscalReceipt | 'none' | 'another' | null> => {
  const document = await line.ask('eclastdocnoget', { ty: 0 });
  const clock = await line.ask('rtcget');
  const counters = await countersOf(line);
  if (!counters) return null;
  if (counters.device !== mark.device) return 'another';
  if (counters.completed === mark.completed) return 'none';
  if (counters.completed !== mark.completed + 1) return 'another';
  return {
    device: counters.device,
    number: counters.last,
    report: counters.reports + 1,
    // 0: it has no such document.
    document: numberIn(document, 'di') || null,
    at: clock?.fields.tm ?? clock?.fields.da ?? null,
  };
};

/** Leaves nothing open for whoever comes next; false: it did not, or did not say. */
const cancelled = async (line: Line): Promise<boolean> => {
  const answer = await line.ask('prncancel');
  return answer !== null && answer.error === null;
};

type Step = readonly [command: string, fields: Fields];
const stepsOf = (sale: FiscalSale, rates: Answer): readonly Step[] | null => {
  const lines: Step[] = [];
  for (const { name, quantity, price, rate } of sale.lines) {
    const vt = slotOf(rates, rate);
    if (vt === null) return null;
    const na = name.replace(/\s+/g, ' ').trim().slice(0, MAX_NAME);
    lines.push(['trline', { na, vt, pr: price, il: quantity, wa: price * quantity }]);
  }
  return [
    // Held back until its end: one that is given up leaves no paper.
    ['trinit', { bm: 1 }],
    ...lines,
    ['trpayment', { ty: PAID_BY[sale.paidBy], wa: sale.total, re: 0 }],
    ['trend', { to: sale.total, fp: sale.total }],
  ];
};

/** Prints a receipt over an open line, from the rates to the number on the paper. */
export const printReceipt = async (
  line: Line,
  sale: FiscalSale,
  mark: FiscalMark,
): Promise<FiscalOutcome> => {
  const now = await countersOf(line);
  if (!now) return refused('away');
  // Whoever kept the mark does not know of what was printed since.
  if (now.device !== mark.device || now.completed !== mark.completed) return refused('busy', 'mark');
  const rates = await line.ask('vatget');
  if (!rates) return refused('away');
  const steps = stepsOf(sale, rates);
  if (!steps) return refused('rate_unknown');
  for (const [command, fields] of steps) {
    const answer = await line.ask(command, fields);
    if (!answer) return { kind: 'unknown' };
    if (answer.error === null) continue;
    // An end that it refuses may have completed the receipt all the same: only its counters say that none came out.
    const isGone =
      command === 'trinit' || ((await cancelled(line)) && (await lastReceipt(line, mark)) === 'none');
    return isGone ? refused(problemOf(answer.error), String(answer.error)) : { kind: 'unknown' };
  }
  const receipt = await lastReceipt(line, mark);
  return receipt && typeof receipt === 'object' ? { kind: 'issued', receipt } : { kind: 'unknown' };
};

/** What the rates of its last receipt come to; null: it did not say. */
const lastTotal = async (line: Line): Promise<number | null> => {
  const told = await line.ask('strns');
  if (!told || told.error !== null) return null;
  return RATES.reduce((sum, name) => sum + (numberIn(told, name) ?? 0), 0);
};

/** Asks about a receipt of which nobody knows whether it came out. */
export const resolveReceipt = async (
  line: Line,
  sale: FiscalSale,
  mark: FiscalMark,
): Promise<FiscalOutcome> => {
  const state = await openTransaction(line);
  if (!state) return { kind: 'unknown' };
  if (state.open && !(await cancelled(line))) return { kind: 'unknown' };
  const total = await lastTotal(line);
  const receipt = await lastReceipt(line, mark);
  if (receipt === 'none') return refused('rejected', 'cancelled');
  // Another sum, or several receipts: a person has to look at the printer's own report.
  if (!receipt || receipt === 'another' || total !== sale.total) return { kind: 'unknown' };
  return { kind: 'issued', receipt };
};
