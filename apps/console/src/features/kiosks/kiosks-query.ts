import type { CallAnswer } from '@tableside/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { kiosksKey } from '../../api/query-keys.ts';

export type KioskSetup = CallAnswer<'GET /console/{venue}/kiosks'>;
export type KioskSettings = KioskSetup['kiosks'][number];
/** A code that was just made: it is shown once. */
export type KioskCode = CallAnswer<'POST /console/{venue}/kiosks'>;

export const kiosksQuery = (venueId: string) =>
  queryOptions({
    queryKey: kiosksKey(venueId),
    queryFn: ({ signal }): Promise<KioskSetup> =>
      call('GET /console/{venue}/kiosks', { venue: venueId, signal }),
    staleTime: 0,
  });
