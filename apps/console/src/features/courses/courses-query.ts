import type { VenueCourses } from '@tableside/contract/http/console/kitchen';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { coursesKey } from '../../api/query-keys.ts';
import { useVenue } from '../session/index.ts';

export type { VenueCourses };
export type VenueCourse = VenueCourses['courses'][number];

/** Courses change by the season, not during the evening. */
const FRESH_MS = 60_000;
/** Until they are known, or where a venue has none, everything comes as it is ready. */
const NONE: VenueCourses = { courses: [], holds_later: false };

export const coursesQuery = (venueId: string) =>
  queryOptions({
    queryKey: coursesKey(venueId),
    queryFn: ({ signal }): Promise<VenueCourses> =>
      call('GET /console/{venue}/courses', { venue: venueId, signal }),
    staleTime: FRESH_MS,
  });

/** The courses of the venue that is worked at. */
export const useCourses = (): VenueCourses => useQuery(coursesQuery(useVenue().id)).data ?? NONE;
