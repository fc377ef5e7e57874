import type { Reservation } from '@tableside/contract/http/console/reservations';
import type { OwnReservation } from '@tableside/contract/http/guests/reserve';
import { latenessOf, placeInLine } from '@tableside/domain/reservations';
import { dayOfWall } from '@tableside/domain/schedule';
import { clockText, dayRule, type Venue } from '../venues/index.ts';
import { reservationsOf } from './planning.ts';
import type { ReservationRow } from './store.ts';

const MINUTE_MS = 60_000;

/** An instant as the venue's clock on the wall shows it, `19:30`. */
export const timeAt = ({ settings }: Pick<Venue, 'settings'>, at: number): string =>
  clockText(dayRule(settings).wallAt(at).minutes);

/** As staff see it. */
export const reservationView = (venue: Venue, row: ReservationRow, now: number): Reservation => {
  const [at, until] = [row.startsAt.getTime(), row.endsAt.getTime()];
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    at: row.startsAt.toISOString(),
    until: row.endsAt.toISOString(),
    time: timeAt(venue, at),
    end: timeAt(venue, until),
    party: row.party,
    name: row.name,
    phone: row.phone,
    note: row.note,
    tables: [...row.tables],
    since: row.stateAt.toISOString(),
    lateness: row.state === 'booked' ? latenessOf(at, now, reservationsOf(venue).lateMinutes) : null,
    no_shows: row.noShows,
    wait_minutes: row.waitMinutes,
    told: row.told,
    by_guest: row.byGuest,
  };
};

/** As its guest sees it; of others no more than how many there are. */
export const ownView = (
  venue: Venue,
  row: ReservationRow,
  {
    key,
    line,
    now,
  }: { readonly key: string; readonly line: readonly ReservationRow[]; readonly now: number },
): OwnReservation => {
  const at = row.startsAt.getTime();
  const { lateMinutes } = reservationsOf(venue);
  const waits = row.state === 'waiting' || row.state === 'ready';
  return {
    key,
    kind: row.kind,
    state: row.state,
    at: row.startsAt.toISOString(),
    day: dayOfWall(dayRule(venue.settings).wallAt(at)),
    time: timeAt(venue, at),
    kept_until: timeAt(venue, at + lateMinutes * MINUTE_MS),
    lateness: latenessOf(at, now, lateMinutes),
    party: row.party,
    name: row.name,
    note: row.note,
    changeable: row.state === 'booked' && now < at,
    place: waits
      ? placeInLine(
          line.map(({ id, startsAt }) => ({ id, since: startsAt.getTime() })),
          row.id,
        )
      : null,
    wait_minutes: row.waitMinutes,
  };
};
