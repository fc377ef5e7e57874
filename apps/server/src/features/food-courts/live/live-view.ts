import type { LiveHall } from '@tableside/contract/http/courts/hall-live';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { CALLED_STAYS_MS } from '../../kitchen/index.ts';
import { hallOpening } from '../hours/index.ts';
import { readLiveStalls, type StallRow } from './live-store.ts';

const stallView = (row: StallRow): LiveHall['stalls'][number] => ({
  venue: row.venue,
  name: row.name,
  opens: row.scanStatus === 'active',
  order_status: row.orderStatus ?? 'temporarily_disabled',
  rush_mode_wait_minutes: row.orderStatus === 'rush_mode' ? row.rushMinutes : null,
  is_currently_working_hours: row.isWorkingHours,
  waiting: row.waiting,
  making: row.making,
  ready: row.called.length,
  oldest_at: row.oldestAt?.toISOString() ?? null,
});

/** The halls of an operator at this moment. */
export const liveHalls = async (
  { clock }: Pick<Deps, 'clock'>,
  run: Run,
  operatorId: string,
): Promise<{ halls: LiveHall[] }> => {
  const rows = await readLiveStalls(run, operatorId, new Date(clock() - CALLED_STAYS_MS));
  const courts = [...new Set(rows.map(({ court }) => court))];
  return {
    halls: courts.map(court => {
      const stalls = rows.filter(row => row.court === court);
      const [first] = stalls;
      const called = stalls.flatMap(row =>
        row.called.map(({ number, ready_at: at }) => ({
          venue: row.venue,
          number,
          ready_at: new Date(at).toISOString(),
        })),
      );
      return {
        id: court,
        name: { ...first?.courtName },
        main_language: first?.mainLanguage ?? '',
        open: first?.isOpen ?? false,
        opening: first ? hallOpening(first, clock()) : null,
        stalls: stalls.map(stallView),
        called: called.sort((a, b) => (a.ready_at < b.ready_at ? 1 : -1)),
      };
    }),
  };
};
