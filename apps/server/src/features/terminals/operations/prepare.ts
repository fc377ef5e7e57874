import { Refusal } from '@tableside/contract';
import { drawReference } from '@tableside/domain/terminal';
import type { Run } from '../../../database/database.ts';
import { businessDayAt, type Venue } from '../../venues/index.ts';
import { releaseForgotten } from '../day/day-store.ts';
import { BUSY_MS } from './beats.ts';
import type { OperationRow } from './operation.ts';
import { insertOperation, type NewOperation, runningAt } from './operation-store.ts';

/** What is to be done, without what is decided here: its reference, and the business day it belongs to. */
export type Wish = Omit<NewOperation, 'business_day' | 'reference' | 'at' | 'busyUntil'> & {
  /** Of a void: that of its sale. */
  readonly reference?: number;
  readonly venue: Pick<Venue, 'settings'>;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly random: () => number;
};

/** References drawn before we give up; that two are met in a row says that something else is wrong. */
const DRAWS = 5;

/** Keeps an operation, in the caller's transaction. Refuses terminal_busy with who uses the terminal, and for what. */
export const prepareOperation = async (run: Run, wish: Wish): Promise<OperationRow> => {
  const { venue, now, random, reference, ...rest } = wish;
  const business_day = businessDayAt(venue.settings, now);
  const times = { at: new Date(now), busyUntil: new Date(now + BUSY_MS) };
  await releaseForgotten(run, times.at);
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const drawn = reference ?? drawReference(random);
    const made = await insertOperation(run, { ...rest, ...times, business_day, reference: drawn });
    if (made) return made;
    const running = await runningAt(run, wish.terminal_id);
    if (running) throw new Refusal('terminal_busy', { by: running.started_by, for: running.kind });
  }
  throw new Error('no reference was free at a terminal');
};
