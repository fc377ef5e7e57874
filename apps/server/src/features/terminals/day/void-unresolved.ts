import { setTimeout as wait } from 'node:timers/promises';
import type { Terminal } from '@tableside/devices';
import { VOID_UNRESOLVED } from '@tableside/domain/terminal';
import { BUSY_MS, type WorkParts } from '../operations/beats.ts';
import { endWithSlip } from '../operations/end-with-slip.ts';
import type { Ending, ReachableOperation } from '../operations/operation.ts';
import { claimForgotten, noteDisplay } from '../operations/operation-store.ts';
import { told, voidedBy } from '../operations/terminal-work.ts';
import type { DayEnding, ReachableDay } from './day-operation.ts';
import { endDay, unresolvedAt } from './day-store.ts';

const NOTHING_TO_VOID = 'NF';

/**
 * A sale that nobody knows the end of and that is not to be: the terminal is asked first. What it charged is voided; where
 * there is nothing to void its reference is done with. One that was settled before it could be voided is there, and is
 * booked. TERM-17, TERM-18.
 */
const undone = async (
  parts: WorkParts,
  operation: ReachableOperation,
  terminal: Terminal,
): Promise<Ending> => {
  const stands = await told(parts, operation, terminal);
  const nothing: Ending = { state: 'declined', code: NOTHING_TO_VOID, display: stands.display, frame: null };
  if (stands.code === NOTHING_TO_VOID) return nothing;
  if (stands.state !== 'approved' && stands.state !== 'unknown') return stands;
  const end = await voidedBy(terminal, operation, stands);
  if (end.state === 'voided' || end.code !== NOTHING_TO_VOID) return end;
  return stands.state === 'approved' ? stands : nothing;
};

type Voiding = {
  readonly isClosing: () => boolean;
  /** Of that payment something is known now. */
  readonly resolved: (payment: string) => void;
};

/** Voids what is unresolved at a terminal, one after the other, and says how many are left and why. TERM-20 */
export const voidUnresolved = async (
  parts: WorkParts,
  day: ReachableDay,
  terminal: Terminal,
  { isClosing, resolved }: Voiding,
): Promise<DayEnding> => {
  const { run } = parts.database;
  const rows = await unresolvedAt(run, day.terminal_id);
  let failed = '';
  for (const [index, { id }] of rows.entries()) {
    if (isClosing()) break;
    if (index > 0) await wait(VOID_UNRESOLVED.apartMs);
    await noteDisplay(run, day.id, `${index + 1}/${rows.length}`);
    const now = parts.clock();
    const mine = await claimForgotten(run, id, { now: new Date(now), until: new Date(now + BUSY_MS) });
    // Somebody is asking about it just now, or it is over.
    if (mine?.state !== 'unknown') continue;
    const end = await undone(parts, mine, terminal);
    await endWithSlip(parts, mine)(end);
    resolved(mine.payment_id);
    if (end.state === 'unknown') failed = end.code;
  }
  if (rows.length > 0) await wait(VOID_UNRESOLVED.finalWaitMs);
  const ending: DayEnding =
    failed === ''
      ? { state: 'approved', code: '000', display: '' }
      : { state: 'declined', code: failed, display: '' };
  await endDay(run, day.id, ending, new Date(parts.clock()));
  return ending;
};
