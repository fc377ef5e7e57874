import type { CounterPaper } from '@tableside/contract/http/console/till/counter';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { printersKey } from '../../../api/query-keys.ts';
import { useVenueAction } from '../../board/index.ts';
import { useVenue } from '../../session/index.ts';

/** Somebody stands there and waits for it. Milliseconds. */
const LOOK_EVERY_MS = 1_000;

/** A paper that was asked for, and what becomes of it while somebody looks. */
export const usePaper = () => {
  const venue = useVenue();
  const { run, busy, disabled } = useVenueAction();
  const [asked, setAsked] = useState<CounterPaper | null>(null);
  const { data } = useQuery({
    queryKey: [...printersKey(venue.id), 'paper', asked?.id ?? ''],
    queryFn: async ({ signal }) =>
      (await call('GET /console/{venue}/papers/{paper}', { venue: venue.id, paper: asked?.id ?? '', signal }))
        .paper,
    enabled: asked?.state === 'waiting',
    refetchInterval: ({ state }) => (state.data && state.data.state !== 'waiting' ? false : LOOK_EVERY_MS),
  });
  const paper = asked?.state === 'waiting' && data?.id === asked.id ? data : asked;
  const cancel = async (): Promise<void> => {
    if (!paper) return;
    const done = await run({
      name: `paper cancel ${paper.id}`,
      send: venueId =>
        call('POST /console/{venue}/papers/{paper}/cancel', { venue: venueId, paper: paper.id, body: {} }),
    });
    if (done) setAsked(done.paper);
  };
  return { paper, follow: setAsked, run, cancel, busy, disabled };
};
