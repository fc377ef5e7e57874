import { setTimeout as wait } from 'node:timers/promises';
import type { Terminal } from '@tableside/devices';
import { dayAt } from '@tableside/domain/reports';
import type { Deps } from '../../../deps.ts';
import { dayRule } from '../../venues/index.ts';
import { openTerminal } from '../set-up/reach.ts';
import { noteSeen } from '../set-up/terminal-store.ts';
import {
  type Ending,
  endingOf,
  isNothingToVoid,
  type OperationRow,
  type ReachableOperation,
  requestOf,
} from './operation.ts';
import { endOperation, isUnwanted, noteDisplay, renewOperation } from './operation-store.ts';

export type WorkParts = Pick<Deps, 'database' | 'clock' | 'log' | 'env' | 'providerPlaces' | 'venues'>;

/** A server that is at an operation says so this often, and is believed dead this long after. Milliseconds. */
const BEAT_MS = 1_000;
export const BUSY_MS = 30_000;
/** Longest wait for a word about a transaction: shorter than we are believed to be at it. Milliseconds. */
const ASK_MS = 10_000;
/** A sale that is approved after it was stopped is taken back so long afterwards. TERM-11 */
const LATE_VOID_MS = 2_000;

/** A terminal in use: looks at once whether it is to be stopped, or lets go of it. */
export type Held = { readonly look: () => void; readonly close: () => void };

const until = ({ clock }: WorkParts): Date => new Date(clock() + BUSY_MS);
const now = ({ clock }: WorkParts): Date => new Date(clock());

/** Keeps saying that we are at it, and hands a wish to stop on until the terminal has heard it. */
const beats = (parts: WorkParts, { id }: OperationRow, terminal: Terminal) => {
  let over = false;
  // The terminal has heard it, or there is nothing left to stop.
  let heard = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  const beat = async (): Promise<void> => {
    if (over) return;
    const aborting = await renewOperation(parts.database.run, id, until(parts));
    if (aborting && !heard && !over) heard = await terminal.abort();
  };
  const look = (): void => {
    clearTimeout(timer);
    looking = looking
      .then(beat)
      .catch((err: unknown) => parts.log.warn({ err }, 'a terminal’s operation could not be renewed'))
      .finally(() => {
        if (!over) timer = setTimeout(look, BEAT_MS).unref();
      });
  };
  look();
  return {
    look,
    /** What runs from here on is not to be stopped. */
    settle: (): void => {
      heard = true;
    },
    stop: async (): Promise<void> => {
      over = true;
      clearTimeout(timer);
      await looking;
      clearTimeout(timer);
    },
  };
};

/** The card was charged and nobody wants it any more: taken back, or nobody knows. */
const takeBack = async (
  terminal: Terminal,
  { reference }: OperationRow,
  approved: Ending,
): Promise<Ending> => {
  await wait(LATE_VOID_MS);
  const { state, code } = endingOf({ kind: 'void' }, await terminal.run({ operation: 'void', reference }));
  if (state === 'approved') return { ...approved, state: 'voided' };
  return { ...approved, state: 'unknown', code };
};

const isToday = async (parts: WorkParts, operation: ReachableOperation): Promise<boolean> => {
  const { settings } = await parts.venues.get(operation.venue_id);
  return operation.business_day === dayAt(parts.clock(), dayRule(settings));
};

/** What a terminal says about a transaction that it was asked for earlier. */
const told = async (parts: WorkParts, operation: ReachableOperation, terminal: Terminal): Promise<Ending> => {
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
  const outcome = await terminal.run(requestOf(operation), words => {
    notes = notes.then(() => noteDisplay(run, id, words)).catch(() => undefined);
  });
  settle();
  await notes;
  if (outcome.kind === 'answered') await noteSeen(run, operation.terminal_id, now(parts));
  const heard = endingOf(operation, outcome);
  // Nothing to void: it may be taken back already, by hand or by a void whose answer was lost.
  const ending = isNothingToVoid({ ...operation, ...heard })
    ? await afterNothing(parts, operation, terminal, heard)
    : heard;
  const stoppable = operation.kind === 'sale' && ending.state === 'approved';
  if (await endOperation(run, id, ending, now(parts), stoppable)) return;
  // Not written: it was to be stopped, or another server took over and has ended it.
  if (!(await isUnwanted(run, id))) return;
  await endOperation(run, id, await takeBack(terminal, operation, ending), now(parts));
};

const NEVER_ASKED: Ending = { state: 'aborted', code: 'UC', display: '', frame: null };
const NOT_THERE: Ending = { state: 'declined', code: 'NP', display: '', frame: null };

/** Does a begun operation at its terminal; the promise ends with it. */
export const work = async (
  parts: WorkParts,
  operation: ReachableOperation,
  opened: (hold: Held) => void,
): Promise<void> => {
  const { run } = parts.database;
  const { id, terminal_kind: kind, address } = operation;
  if (operation.abort_asked_at !== null) {
    await endOperation(run, id, NEVER_ASKED, now(parts));
    return;
  }
  const terminal = await openTerminal(parts, { kind, address });
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
  const { run } = parts.database;
  const { id, terminal_kind: kind, address } = operation;
  const terminal = await openTerminal(parts, { kind, address }, ASK_MS);
  const silent: Ending = { state: 'unknown', code: 'NP', display: '', frame: null };
  try {
    const ending = terminal ? await told(parts, operation, terminal) : silent;
    const unwanted =
      operation.kind === 'sale' && ending.state === 'approved' && operation.abort_asked_at !== null;
    const end = unwanted && terminal ? await unwantedEnd(parts, operation, terminal, ending) : ending;
    await endOperation(run, id, end, now(parts));
  } finally {
    await terminal?.close();
  }
};
