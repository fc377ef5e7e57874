import type { Terminal, TerminalAnswer, TerminalOutcome } from '@tableside/devices';
import { settlementDifference, terminalResult } from '@tableside/domain/terminal';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { raiseAlert } from '../../ledger/index.ts';
import { printSlip } from '../operations/end-with-slip.ts';
import type { DayEnding, ReachableDay } from './day-operation.ts';
import { endDay } from './day-store.ts';
import { bookedSince, insertTotals, markSettled } from './totals-store.ts';

type Parts = Pick<Deps, 'database' | 'clock'>;

/** How it ended by what was heard. Refused: nothing was asked of the terminal. */
export const dayEnding = (outcome: TerminalOutcome): DayEnding => {
  if (outcome.kind !== 'answered') {
    return {
      state: outcome.kind === 'refused' ? 'declined' : 'unknown',
      code: outcome.code,
      display: '',
    };
  }
  const { result, code, text: display } = outcome.answer;
  const became = terminalResult(result, code);
  return { state: became === 'aborted' ? 'declined' : became, code, display };
};

/** Keeps what the terminal said beside what our books have; where they differ somebody is told, with the sums. */
const keepTotals = async (
  run: Run,
  day: ReachableDay,
  answer: TerminalAnswer,
  now: number,
): Promise<void> => {
  const { id, terminal_id, venue_id } = day;
  const booked = await bookedSince(run, terminal_id);
  const told = answer.totals ?? null;
  await insertTotals(run, { operation: id, slip: answer.merchantReceipt ?? '', told, booked });
  const slip = { once: `totals:${id}`, at: new Date(now) };
  await printSlip(run, day, answer.merchantReceipt, slip);
  if (day.kind !== 'settlement') return;
  await markSettled(run, terminal_id, id);
  const difference = settlementDifference(booked, told);
  if (!difference || !told) return;
  await raiseAlert(run, {
    venueId: venue_id,
    kind: 'terminal_differs',
    dedupeKey: `terminal_differs:${id}`,
    data: {
      terminal: day.terminal_name,
      reference: String(day.reference),
      terminal_sales_minor: told.sales,
      booked_sales_minor: booked.sales,
      terminal_refunds_minor: told.refunds,
      booked_refunds_minor: booked.refunds,
      difference_minor: difference.sales - difference.refunds,
      unresolved: booked.unresolved,
    },
    now,
  });
};

/**
 * Has a terminal settle its day or report on it, under the reference that was kept before; what it says is booked in one
 * transaction, once, whoever asked again meanwhile. Answers how it ended.
 */
export const runTotals = async (
  { database, clock }: Parts,
  day: ReachableDay & { readonly kind: 'settlement' | 'report' },
  terminal: Terminal,
  heard: (text: string) => void = () => undefined,
): Promise<DayEnding> => {
  const outcome = await terminal.run({ operation: day.kind, reference: day.reference }, heard);
  const ending = dayEnding(outcome);
  await database.transaction(async run => {
    const at = clock();
    if (!(await endDay(run, day.id, ending, new Date(at)))) return;
    if (ending.state === 'approved' && outcome.kind === 'answered')
      await keepTotals(run, day, outcome.answer, at);
  });
  return ending;
};
