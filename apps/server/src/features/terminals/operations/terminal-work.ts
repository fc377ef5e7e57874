import { setTimeout as wait } from 'node:timers/promises';
import type { Terminal } from '@tableside/devices';
import { LATE_VOID_MS } from '@tableside/domain/terminal';
import { businessDayAt } from '../../venues/index.ts';
import { forcedSettlement } from '../day/forced-settlement.ts';
import { openTerminal } from '../set-up/reach.ts';
import { noteSeen } from '../set-up/terminal-store.ts';
import { beats, type Held, type WorkParts } from './beats.ts';
import { endWithSlip } from './end-with-slip.ts';
import {
  type Ending,
  endingOf,
  isNothingToVoid,
  type OperationRow,
  type ReachableOperation,
  requestOf,
} from './operation.ts';
import { endOperation, isUnwanted, noteDisplay } from './operation-store.ts';

/** Longest wait for a word about a transaction: shorter than we are believed to be at it. Milliseconds. */
const ASK_MS = 10_000;

const now = ({ clock }: WorkParts): Date => new Date(clock());

/** The card was charged and nobody wants it any more: taken back, or nobody knows. */
const takeBack = async (
  terminal: Terminal,
  { reference }: OperationRow,
  approved: Ending,
): Promise<Ending> => {
  await wait(LATE_VOID_MS);
  return voidedBy(terminal, { reference }, approved);
};

/** Voids a sale: taken back, or nobody knows. */
export const voidedBy = async (
  terminal: Terminal,
  { reference }: Pick<OperationRow, 'reference'>,
  approved: Ending,
): Promise<Ending> => {
  const heard = endingOf({ kind: 'void' }, await terminal.run({ operation: 'void', reference }));
  const { state, code, cardholderReceipt = '' } = heard;
  if (state === 'approved') return { ...approved, state: 'voided', cardholderReceipt };
  return { ...approved, state: 'unknown', code };
};

const isToday = async (parts: WorkParts, operation: ReachableOperation): Promise<boolean> => {
  const { settings } = await parts.venues.get(operation.venue_id);
  return operation.business_day === businessDayAt(settings, parts.clock());
};

/** What a terminal says about a transaction that it was asked for earlier. */
export const told = async (
  parts: WorkParts,
  operation: ReachableOperation,
  terminal: Terminal,
): Promise<Ending> => {
  const { reference, kind } = operation;
  const outcome = await terminal.run({ operation: 'report', reference, ofTransaction: true });
  const said = endingOf({ kind: 'sale' }, outcome);
  const unknown: Ending = { ...said, state: 'unknown', frame: null };
  if (outcome.kind !== 'answered') return unknown;
  const { answer } = outcome;
  if (said.state === 'approved') {
    if (answer.standing === undefined) return unknown;
    if (kind === 'void') return { ...said, state: answer.standing === 'voided' ? 'approved' : 'declined' };
    return { ...said, state: answer.standing };
  }
  // It keeps the day's transactions: of an earlier day its ignorance says nothing.
  const forgot = answer.code === 'NF' && (await isToday(parts, operation));
  return forgot ? { ...said, state: 'declined', frame: null } : unknown;
};

const afterNothing = async (
  parts: WorkParts,
  operation: ReachableOperation,
  terminal: Terminal,
  heard: Ending,
): Promise<Ending> => {
  const asked = await told(parts, operation, terminal);
  return asked.state === 'declined' ? heard : asked;
};

const NEVER_ASKED: Ending = { state: 'aborted', code: 'UC', display: '', frame: null };
const NOT_THERE: Ending = { state: 'declined', code: 'NP', display: '', frame: null };

/** Has the terminal do it and writes what came of it. */
const perform = async (
  parts: WorkParts,
  operation: ReachableOperation,
  terminal: Terminal,
  settle: () => void,
): Promise<void> => {
  const { run } = parts.database;
  const { id } = operation;
  let notes = Promise.resolve();
  const note = (words: string): void => {
    notes = notes.then(() => noteDisplay(run, id, words)).catch(() => undefined);
  };
  const first = await terminal.run(requestOf(operation), note);
  const again = await forcedSettlement(parts, { operation, terminal, note }, first);
  const outcome = again === 'go on' ? await terminal.run(requestOf(operation), note) : first;
  settle();
  await notes;
  if (again === 'unwanted') {
    await endOperation(run, id, NEVER_ASKED, now(parts));
    return;
  }
  if (outcome.kind === 'answered') await noteSeen(run, operation.terminal_id, now(parts));
  const heard = endingOf(operation, outcome);
  // Nothing to void: it may be taken back already, by hand or by a void whose answer was lost.
  const ending = isNothingToVoid({ ...operation, ...heard })
    ? await afterNothing(parts, operation, terminal, heard)
    : heard;
  const stoppable = operation.kind === 'sale' && ending.state === 'approved';
  const end = endWithSlip(parts, operation);
  if (await end(ending, stoppable)) return;
  // Not written: it was to be stopped, or another server took over and has ended it.
  if (!(await isUnwanted(run, id))) return;
  await end(await takeBack(terminal, operation, ending));
};

/** Does a begun operation at its terminal; the promise ends with it. */
export const work = async (
  parts: WorkParts,
  operation: ReachableOperation,
  opened: (hold: Held) => void,
): Promise<void> => {
  const { run } = parts.database;
  const { id, terminal_kind: kind, address, bridge_id } = operation;
  if (operation.abort_asked_at !== null) {
    await endOperation(run, id, NEVER_ASKED, now(parts));
    return;
  }
  const terminal = await openTerminal(parts, { kind, address, bridge_id });
  if (!terminal) {
    await endOperation(run, id, NOT_THERE, now(parts));
    return;
  }
  const beating = beats(parts, operation, terminal);
  opened({ look: beating.look, close: () => void terminal.close() });
  try {
    await perform(parts, operation, terminal, beating.settle);
  } finally {
    await beating.stop();
    await terminal.close();
  }
};

/**
 * Stopped and charged: taken back. Where there is nothing to void it is asked once more: it was taken back meanwhile, or it
 * was settled, and the money is there and is booked.
 */
const unwantedEnd = async (
  parts: WorkParts,
  operation: ReachableOperation,
  terminal: Terminal,
  approved: Ending,
): Promise<Ending> => {
  const end = await takeBack(terminal, operation, approved);
  return end.state === 'unknown' && end.code === 'NF' ? told(parts, operation, terminal) : end;
};

/** Asks the terminal how an operation stands that was cut off; nothing is voided that it does not say it charged. */
export const askAbout = async (parts: WorkParts, operation: ReachableOperation): Promise<void> => {
  const { terminal_kind: kind, address, bridge_id } = operation;
  const terminal = await openTerminal(parts, { kind, address, bridge_id }, ASK_MS);
  const silent: Ending = { state: 'unknown', code: 'NP', display: '', frame: null };
  try {
    const ending = terminal ? await told(parts, operation, terminal) : silent;
    const unwanted =
      operation.kind === 'sale' && ending.state === 'approved' && operation.abort_asked_at !== null;
    const end = unwanted && terminal ? await unwantedEnd(parts, operation, terminal, ending) : ending;
    await endWithSlip(parts, operation)(end);
  } finally {
    await terminal?.close();
  }
};
