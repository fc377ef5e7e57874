import type { FloorPlan } from '@tableside/contract/http/console/floor';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { floorKey } from '../../api/query-keys.ts';

export type FloorPlace = FloorPlan['places'][number];

/** Where tables stand. The event stream says when somebody changed it. */
export const floorQuery = (venueId: string) =>
  queryOptions({
    queryKey: floorKey(venueId),
    queryFn: async ({ signal }): Promise<FloorPlan> =>
      (await call('GET /console/{venue}/floor', { venue: venueId, signal })).plan,
    staleTime: 60_000,
  });
