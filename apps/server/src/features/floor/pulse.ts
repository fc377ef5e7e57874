import type { BoardTable } from '@tableside/contract/http/console/board';
import type { Deps } from '../../deps.ts';
import type { StoredEvent } from '../../realtime/index.ts';
import { readTableViews } from '../tables/index.ts';

/** Changes of one evening minute come in bursts: they are gathered this long, and then told at once. Milliseconds. */
const GATHER_MS = 150;

/** Who listens on this server, and how they are told. */
export type Passing = {
  readonly isHeard: (audience: `staff:${string}`) => boolean;
  readonly tell: (audience: `staff:${string}`, event: 'board-table', data: string) => void;
};

type Venue = {
  /** What was told last, by table. */
  readonly told: Map<string, string>;
  state: 'gathering' | 'reading' | 'reading-and-changed' | 'idle';
};

/** Events of staff and of who handles money; what a table looks like follows from them. */
const VENUE_OF = /^(?:staff|money):(.+)$/;

/**
 * Keeps the floor live: whatever staff hear of (an order, a call, a bill, a payment, a phone that sat down) may change a
 * table, so the tables of that venue are read once, in one statement, and those that changed are told to who listens on
 * this server. Nothing is stored: a console that comes later asks for all tables anyway.
 */
export const createFloorPublisher = (
  { database, clock, log }: Pick<Deps, 'database' | 'clock' | 'log'>,
  passing: Passing,
): {
  readonly notice: (events: readonly StoredEvent[]) => void;
  readonly stop: () => void;
} => {
  const venues = new Map<string, Venue>();
  const timers = new Set<NodeJS.Timeout>();

  const tellChanged = (venueId: string, told: Map<string, string>, tables: readonly BoardTable[]): void => {
    for (const table of tables) {
      const data = JSON.stringify({ table });
      if (told.get(table.id) === data) continue;
      told.set(table.id, data);
      passing.tell(`staff:${venueId}`, 'board-table', data);
    }
  };

  const read = async (venueId: string, venue: Venue): Promise<void> => {
    venue.state = 'reading';
    try {
      tellChanged(venueId, venue.told, await readTableViews(database.run, venueId, null, clock()));
    } catch (error) {
      // Consoles ask by themselves every few seconds.
      log.warn({ err: error, venueId }, 'floor could not be read');
    }
    if ((venue.state as Venue['state']) === 'reading-and-changed') gather(venueId, venue);
    else venue.state = 'idle';
  };

  const gather = (venueId: string, venue: Venue): void => {
    venue.state = 'gathering';
    const timer = setTimeout(() => {
      timers.delete(timer);
      void read(venueId, venue);
    }, GATHER_MS);
    timer.unref();
    timers.add(timer);
  };

  const touch = (venueId: string): void => {
    if (!passing.isHeard(`staff:${venueId}`)) {
      venues.delete(venueId);
      return;
    }
    const venue = venues.get(venueId) ?? { told: new Map<string, string>(), state: 'idle' as const };
    venues.set(venueId, venue);
    if (venue.state === 'idle') gather(venueId, venue);
    else if (venue.state === 'reading') venue.state = 'reading-and-changed';
  };

  return {
    notice: events => {
      const touched = new Set(
        events
          .filter(({ event }) => event !== 'board-table')
          .map(({ audience }) => VENUE_OF.exec(audience)?.[1]),
      );
      for (const venueId of touched) if (venueId !== undefined) touch(venueId);
    },
    stop: () => {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      venues.clear();
    },
  };
};
