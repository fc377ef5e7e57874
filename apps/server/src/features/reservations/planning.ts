import { Refusal } from '@tableside/contract';
import {
  type ReservationSettings,
  type SlotRule,
  stayMinutes,
  tablesFor,
  USUAL_RESERVATIONS,
} from '@tableside/domain/reservations';
import { openingHoursOf } from '@tableside/domain/venue';
import type { Run } from '../../database/database.ts';
import { businessDayAt, dayRule, type Venue } from '../venues/index.ts';
import { reservableTables, takenIn } from './room-store.ts';

const MINUTE_MS = 60_000;

/** How a venue takes reservations; one that said nothing takes none. */
export const reservationsOf = ({ settings }: Pick<Venue, 'settings'>): ReservationSettings =>
  settings.reservations ?? USUAL_RESERVATIONS;

export const slotRule = (venue: Pick<Venue, 'settings'>): SlotRule => ({
  settings: reservationsOf(venue),
  hours: openingHoursOf(venue.settings),
  wallAt: dayRule(venue.settings).wallAt,
});

/** From when until when a party that comes at an instant stays. */
export const stayFrom = (venue: Pick<Venue, 'settings'>, at: number, party: number) => ({
  from: at,
  to: at + stayMinutes(reservationsOf(venue), party) * MINUTE_MS,
});

type Wish = {
  readonly at: number;
  readonly party: number;
  /** Chosen by staff: these and no others. */
  readonly tables?: readonly string[] | undefined;
  /** Its own table counts as free. */
  readonly but: string | null;
  /** Also without a table. */
  readonly force?: boolean;
};

/**
 * Where a party is put, in the transaction that holds the room's lock. Refuses reservation_full where nothing is free, and
 * table_not_found for tables that are none.
 */
export const findRoom = async (
  run: Run,
  venue: Venue,
  { at, party, tables: chosen, but, force = false }: Wish,
  now: number,
) => {
  const span = stayFrom(venue, at, party);
  const [tables, taken] = [
    await reservableTables(run, venue.id),
    await takenIn(run, venue.id, span, { now, but }),
  ];
  const place = {
    day: businessDayAt(venue.settings, at),
    startsAt: new Date(span.from),
    endsAt: new Date(span.to),
  };
  if (chosen && chosen.length > 0) {
    if (!chosen.every(id => tables.some(table => table.id === id))) throw new Refusal('table_not_found');
    const wanted = tables.filter(({ id }) => chosen.includes(id)).map(table => ({ ...table, seats: party }));
    const free = wanted.every(table => tablesFor(party, span, [table], taken) !== null);
    if (!free && !force) throw new Refusal('reservation_full');
    return { ...place, tables: [...chosen] };
  }
  const found = tablesFor(party, span, tables, taken);
  if (!found && !force) throw new Refusal('reservation_full');
  return { ...place, tables: found ?? [] };
};
