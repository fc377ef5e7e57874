import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '@tableside/contract';
import type { Terminal, TerminalOutcome } from '@tableside/devices';
import { FORCED_SETTLEMENT } from '@tableside/domain/terminal';
import type { WorkParts } from '../operations/beats.ts';
import type { ReachableOperation } from '../operations/operation.ts';
import { isUnwanted } from '../operations/operation-store.ts';
import { beginDay } from './begin-day.ts';
import type { DayRow } from './day-operation.ts';
import { runTotals } from './settle.ts';

/** The day has to be settled before the terminal sells again. */
const SETTLEMENT_REQUIRED = 'SR';

type Sale = {
  readonly operation: ReachableOperation;
  readonly terminal: Terminal;
  readonly note: (words: string) => void;
};

/** Kept as a part of the sale, whose terminal nobody else has; null: a settlement of another server may still run. */
const kept = async (parts: WorkParts, operation: ReachableOperation): Promise<DayRow | null> => {
  const venue = await parts.venues.get(operation.venue_id);
  const wish = {
    terminal: operation.terminal_id,
    kind: 'settlement',
    by: operation.started_by,
    venue,
    now: parts.clock(),
    random: parts.ingredients.random ?? Math.random,
    within: operation.id,
  } as const;
  try {
    return await parts.database.transaction(run => beginDay(run, wish));
  } catch (cause) {
    if (cause instanceof Refusal && cause.code === 'terminal_busy') return null;
    throw cause;
  }
};

/**
 * A sale that the terminal refuses until its day is settled: that is done 2 s later, and the sale may go on 1 s after it,
 * under its own reference. `as heard`: nothing of that; `unwanted`: somebody stopped the sale meanwhile. TERM-09…11.
 */
export const forcedSettlement = async (
  parts: WorkParts,
  { operation, terminal, note }: Sale,
  heard: TerminalOutcome,
): Promise<'go on' | 'as heard' | 'unwanted'> => {
  const isRequired = heard.kind === 'answered' && heard.answer.code === SETTLEMENT_REQUIRED;
  if (operation.kind !== 'sale' || !isRequired) return 'as heard';
  const unwanted = () => isUnwanted(parts.database.run, operation.id);
  await wait(FORCED_SETTLEMENT.afterMs);
  if (await unwanted()) return 'unwanted';
  const day = await kept(parts, operation);
  if (!day) return 'as heard';
  const { venue_id, terminal_kind, address, bridge_id, terminal_name, table_id } = operation;
  const place = { venue_id, terminal_kind, address, bridge_id, terminal_name, table_id };
  const reachable = { ...day, ...place, kind: 'settlement' } as const;
  const { state } = await runTotals(parts, reachable, terminal, note);
  if (state !== 'approved') return 'as heard';
  await wait(FORCED_SETTLEMENT.saleAgainAfterMs);
  return (await unwanted()) ? 'unwanted' : 'go on';
};
