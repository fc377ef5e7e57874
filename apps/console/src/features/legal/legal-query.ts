import type { CallAnswer } from '@tableside/contract/client';
import type { LegalSettings } from '@tableside/contract/http/console-money';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export type Till = CallAnswer<'GET /console/{venue}/till'>['till'];

/** Somebody may be in the middle of typing. */
const WHILE_TYPING = { refetchOnWindowFocus: false } as const;

export const legalQuery = (venueId: string) =>
  queryOptions({
    queryKey: ['legal', venueId],
    queryFn: async ({ signal }): Promise<LegalSettings | null> =>
      (await call('GET /console/{venue}/legal', { venue: venueId, signal })).legal,
    ...WHILE_TYPING,
  });

export const tillQuery = (venueId: string) =>
  queryOptions({
    queryKey: ['till', venueId],
    queryFn: async ({ signal }): Promise<Till> =>
      (await call('GET /console/{venue}/till', { venue: venueId, signal })).till,
    ...WHILE_TYPING,
  });
