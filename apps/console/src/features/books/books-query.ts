import type { CallAnswer } from '@tableside/contract/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { settingsKey } from '../../api/query-keys.ts';

/** A way of taking a month's books out. */
export type BookExporter = CallAnswer<'GET /console/{venue}/books'>['exporters'][number];
export type BookSettings = CallAnswer<'GET /console/{venue}/books/settings'>;

const booksKey = (venueId: string) => [...settingsKey(venueId), 'books'] as const;

/** What a month can be taken along in, and what is missing for it: read anew when the accounts were saved. */
export const booksQuery = (venueId: string, month: string) =>
  queryOptions({
    queryKey: [...booksKey(venueId), 'month', month],
    queryFn: ({ signal }) => call('GET /console/{venue}/books', { venue: venueId, query: { month }, signal }),
    placeholderData: keepPreviousData,
  });

export const bookSettingsQuery = (venueId: string) =>
  queryOptions({
    queryKey: [...booksKey(venueId), 'settings'],
    queryFn: ({ signal }): Promise<BookSettings> =>
      call('GET /console/{venue}/books/settings', { venue: venueId, signal }),
    // Somebody may be in the middle of typing.
    refetchOnWindowFocus: false,
  });
