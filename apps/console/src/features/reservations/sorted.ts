import { isAhead } from '@tableside/domain/reservations';
import type { Reservation, ReservationDay } from './reservations-query.ts';

/** Who is still to come, who sits, and who is through: each by time. */
export const sorted = (reservations: readonly Reservation[]) => ({
  ahead: reservations.filter(({ state }) => isAhead(state)),
  seated: reservations.filter(({ state }) => state === 'seated'),
  gone: reservations.filter(({ state }) => !isAhead(state) && state !== 'seated'),
});

type Table = ReservationDay['tables'][number];

/** Tables for a party: those that it fits at, the smallest first, and then the others. */
export const forParty = (tables: readonly Table[], party: number): readonly Table[] =>
  [...tables].sort(
    (one, other) =>
      Number(other.seats >= party) - Number(one.seats >= party) ||
      (one.seats >= party ? one.seats - other.seats : other.seats - one.seats),
  );

/** Who sits or comes at a table, by time. */
export const atTable = (reservations: readonly Reservation[], table: string): readonly Reservation[] =>
  reservations.filter(
    ({ tables, state }) => tables.includes(table) && (isAhead(state) || state === 'seated'),
  );
