import type { CallAnswer } from '@tableside/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { organisationKey } from '../../api/query-keys.ts';

export type Organisation = CallAnswer<'GET /console/{venue}/organisation'>;
export type OwnVenue = Organisation['venues'][number];

/** The venues beside this one that the signed-in person owns. */
export const organisationQuery = (venueId: string) =>
  queryOptions({
    queryKey: organisationKey(venueId),
    queryFn: ({ signal }): Promise<Organisation> =>
      call('GET /console/{venue}/organisation', { venue: venueId, signal }),
  });
