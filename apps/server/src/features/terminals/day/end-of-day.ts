import { Refusal } from '@tableside/contract';
import { lastClosing } from '@tableside/domain/schedule';
import { isSettlementDue } from '@tableside/domain/terminal';
import { openingHoursOf } from '@tableside/domain/venue';
import type { Deps } from '../../../deps.ts';
import type { Job } from '../../../jobs/runner.ts';
import { dayRule } from '../../venues/index.ts';
import { lockTerminal } from '../set-up/terminal-store.ts';
import { beginDay } from './begin-day.ts';
import { type DueRow, releaseForgotten, terminalsToSettle } from './day-store.ts';
import type { TerminalDays } from './days.ts';

const isDue = async (deps: Deps, row: DueRow, now: number): Promise<boolean> => {
  const { settings } = await deps.venues.get(row.venue_id);
  const closedAt = lastClosing(openingHoursOf(settings), now, dayRule(settings));
  return isSettlementDue(
    {
      closedAt,
      settledAt: row.settled_at?.getTime() ?? null,
      turnoverSince: row.turnover_since?.getTime() ?? null,
      open:
        row.open_at === null
          ? null
          : { askedAt: row.open_at.getTime(), isUnknown: row.open_state === 'unknown' },
    },
    now,
  );
};

const settle = async (deps: Deps, days: TerminalDays, row: DueRow): Promise<void> => {
  const venue = await deps.venues.get(row.venue_id);
  try {
    const day = await deps.database.transaction(async run => {
      if (!(await lockTerminal(run, row.venue_id, row.id))) return null;
      return beginDay(run, {
        terminal: row.id,
        kind: 'settlement',
        by: '',
        venue,
        now: deps.clock(),
        random: deps.ingredients.random ?? Math.random,
        within: null,
      });
    });
    if (day) days.begin(day.id);
  } catch (cause) {
    // A sale is at the terminal: the next round settles after it.
    if (!(cause instanceof Refusal && cause.code === 'terminal_busy')) throw cause;
  }
};

/** Settles terminals whose day is over, once each however many kiosks stand at one. TERM-21 */
export const dayJobs = (deps: Deps, days: TerminalDays): Job[] => [
  {
    name: 'settle-terminals',
    everySeconds: 5,
    run: async now => {
      await releaseForgotten(deps.database.run, new Date(now));
      for (const row of await terminalsToSettle(deps.database.run)) {
        try {
          if (await isDue(deps, row, now)) await settle(deps, days, row);
        } catch (err) {
          deps.log.error({ err, terminal: row.id }, 'a terminal was not settled');
        }
      }
    },
  },
];
