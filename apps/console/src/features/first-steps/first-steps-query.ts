import type { CallAnswer } from '@tableside/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { firstStepsKey } from '../../api/query-keys.ts';

export type FirstSteps = CallAnswer<'GET /console/{venue}/first-steps'>;
export type FirstStep = FirstSteps['steps'][number]['step'];

const POLL_MS = 15_000;

/** What is left after setting up. Where nobody is led, that is asked once. */
export const firstStepsQuery = (venueId: string) =>
  queryOptions({
    queryKey: firstStepsKey(venueId),
    queryFn: ({ signal }): Promise<FirstSteps> =>
      call('GET /console/{venue}/first-steps', { venue: venueId, signal }),
    // An order may come from the owner's own phone meanwhile.
    refetchInterval: ({ state }) => (state.data?.open ? POLL_MS : false),
    staleTime: ({ state }) => (state.data?.open === false ? Number.POSITIVE_INFINITY : 0),
  });
