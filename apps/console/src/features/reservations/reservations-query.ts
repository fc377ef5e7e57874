import type { Reservation, ReservationDay } from '@tableside/contract/http/console/reservations';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { reservationsKey } from '../../api/query-keys.ts';

export type { Reservation, ReservationDay };

/** The event stream tells of each change; who is late by now is asked for. */
const POLL_MS = 30_000;

/** Who comes on a day, and who waits now; null: today. */
export const reservationsQuery = (venue: string, day: string | null) =>
  queryOptions({
    queryKey: [...reservationsKey(venue), day],
    queryFn: ({ signal }): Promise<ReservationDay> =>
      call('GET /console/{venue}/reservations', { venue, query: day === null ? {} : { day }, signal }),
    refetchInterval: POLL_MS,
    placeholderData: keepPreviousData,
  });
