import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export type Days = { readonly from: string; readonly to: string };

export const ownShiftKey = (venueId: string) => ['own-shift', venueId] as const;
export const shiftsKey = (venueId: string) => ['shifts', venueId] as const;

export const ownShiftQuery = (venue: string) =>
  queryOptions({
    queryKey: ownShiftKey(venue),
    queryFn: ({ signal }) => call('GET /console/{venue}/own-shift', { venue, signal }),
    refetchInterval: 60_000,
  });

export const shiftsQuery = (venue: string, days: Days) =>
  queryOptions({
    queryKey: [...shiftsKey(venue), days.from, days.to],
    queryFn: ({ signal }) => call('GET /console/{venue}/shifts', { venue, query: days, signal }),
  });

export const shiftsCsv = (venue: string, days: Days): string =>
  `/api/console/${venue}/shifts/csv?${new URLSearchParams(days)}`;
