import type { ReservationDeed } from '@tableside/domain/reservations';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { reservationsKey, tablesKey } from '../../api/query-keys.ts';
import { useVenueAction } from '../board/index.ts';
import { useVenue } from '../session/index.ts';
import type { Reservation } from './reservations-query.ts';

type End = Extract<ReservationDeed, 'cancel' | 'no_show' | 'give_up' | 'leave'>;

/** What is done to a reservation with one touch; what is shown is read anew after it. */
export const useReservationAction = () => {
  const venue = useVenue();
  const client = useQueryClient();
  const { run, busy, disabled } = useVenueAction();
  const refresh = async (): Promise<void> => {
    await Promise.all([
      client.invalidateQueries({ queryKey: reservationsKey(venue.id) }),
      client.invalidateQueries({ queryKey: tablesKey(venue.id) }),
    ]);
  };
  const act = async (
    { id, since }: Reservation,
    words: string,
    send: Parameters<typeof run<{ reservation: Reservation }>>[0]['send'],
  ): Promise<boolean> => {
    const answer = await run({ name: `reservation ${id} ${since} ${words}`, send });
    await refresh();
    return answer !== undefined;
  };
  return {
    busy,
    disabled,
    run,
    refresh,
    seat: (one: Reservation, tables: readonly string[]) =>
      act(one, `seat ${tables.join(' ')}`, (at, idempotencyKey) =>
        call('POST /console/{venue}/reservations/{reservation}/seat', {
          venue: at,
          reservation: one.id,
          idempotencyKey,
          body: { tables: [...tables] },
        }),
      ),
    ready: (one: Reservation) =>
      act(one, 'ready', (at, idempotencyKey) =>
        call('POST /console/{venue}/reservations/{reservation}/ready', {
          venue: at,
          reservation: one.id,
          idempotencyKey,
        }),
      ),
    end: (one: Reservation, how: End) =>
      act(one, how, (at, idempotencyKey) =>
        call('POST /console/{venue}/reservations/{reservation}/end', {
          venue: at,
          reservation: one.id,
          idempotencyKey,
          body: { how },
        }),
      ),
    undo: (one: Reservation) =>
      act(one, 'undo', (at, idempotencyKey) =>
        call('POST /console/{venue}/reservations/{reservation}/undo', {
          venue: at,
          reservation: one.id,
          idempotencyKey,
        }),
      ),
  };
};
