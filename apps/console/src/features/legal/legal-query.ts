import type { CallAnswer } from '@tableside/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { settingsKey } from '../../api/query-keys.ts';

export type Legal = CallAnswer<'GET /console/{venue}/legal'>;
export type Till = CallAnswer<'GET /console/{venue}/till'>['till'];

/** Somebody may be in the middle of typing. */
const WHILE_TYPING = { refetchOnWindowFocus: false } as const;

export const legalQuery = (venueId: string) =>
  queryOptions({
    queryKey: [...settingsKey(venueId), 'legal'],
    queryFn: ({ signal }): Promise<Legal> => call('GET /console/{venue}/legal', { venue: venueId, signal }),
    ...WHILE_TYPING,
  });

export const tillQuery = (venueId: string) =>
  queryOptions({
    queryKey: [...settingsKey(venueId), 'till'],
    queryFn: async ({ signal }): Promise<Till> =>
      (await call('GET /console/{venue}/till', { venue: venueId, signal })).till,
    ...WHILE_TYPING,
  });
