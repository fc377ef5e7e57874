import { Refusal } from '@tableside/contract';
import { drawReference } from '@tableside/domain/terminal';
import type { Run } from '../../../database/database.ts';
import { businessDayAt, type Venue } from '../../venues/index.ts';
import { BUSY_MS } from '../operations/beats.ts';
import { runningAt } from '../operations/operation-store.ts';
import type { DayKind, DayRow } from './day-operation.ts';
import { askSettlementAgain, insertDay, openSettlement, releaseForgotten } from './day-store.ts';

/** References drawn before we give up. */
const DRAWS = 5;

export type DayWish = {
  readonly terminal: string;
  readonly kind: DayKind;
  /** Empty: by itself. */
  readonly by: string;
  readonly venue: Pick<Venue, 'settings'>;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly random: () => number;
  /** The sale that needs it first. */
  readonly within: string | null;
};

/**
 * Keeps what is to be done before the terminal hears of it, in the caller's transaction; the terminal is locked, or is in
 * the middle of that sale. A settlement that runs is joined, one that is not done is asked for again under its reference.
 * Refuses terminal_busy.
 */
export const beginDay = async (run: Run, wish: DayWish): Promise<DayRow> => {
  const { terminal, kind, by, venue, now, random, within } = wish;
  const at = new Date(now);
  await releaseForgotten(run, at);
  const open = kind === 'settlement' ? await openSettlement(run, terminal) : null;
  if (open?.state === 'waiting' || open?.state === 'asked') {
    if (within !== null) throw new Refusal('terminal_busy', { by: open.started_by });
    return open;
  }
  const running = within === null ? await runningAt(run, terminal) : null;
  if (running) throw new Refusal('terminal_busy', { by: running.started_by });
  const times = { started_by: by, at, busyUntil: new Date(now + BUSY_MS), within };
  if (open) return askSettlementAgain(run, open.id, times);
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const made = await insertDay(run, {
      ...times,
      terminal_id: terminal,
      kind,
      business_day: businessDayAt(venue.settings, now),
      reference: drawReference(random),
      currency: venue.settings.currency.code,
    });
    if (made) return made;
  }
  throw new Error('no reference was free at a terminal');
};
