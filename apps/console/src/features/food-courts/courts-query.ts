import type { ConsoleFoodCourt, CourtVenue, FoodCourts } from '@tableside/contract/http/admin/food-courts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { foodCourtsKey } from '../../api/query-keys.ts';

export type { ConsoleFoodCourt, CourtVenue, FoodCourts };

/** The food courts of the organisation, and the venues that can stand in one. */
export const foodCourtsQuery = (venueId: string) =>
  queryOptions({
    queryKey: foodCourtsKey(venueId),
    queryFn: ({ signal }): Promise<FoodCourts> =>
      call('GET /console/{venue}/food-courts', { venue: venueId, signal }),
  });
