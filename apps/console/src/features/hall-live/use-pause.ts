import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useVenueAction } from '../board/index.ts';
import { useVenue } from '../session/index.ts';
import { type BeforePause, hallLiveQuery } from './hall-live-query.ts';

/** Pauses stalls, opens them again, and takes the last pause back to how they stood before it. */
export const usePause = () => {
  const venue = useVenue();
  const client = useQueryClient();
  const { run, busy, disabled } = useVenueAction();
  const [before, setBefore] = useState<readonly BeforePause[]>([]);
  const key = hallLiveQuery(venue.id).queryKey;

  const pause = async (stalls: readonly string[]): Promise<void> => {
    const done = await run({
      name: `pause stalls ${stalls.join(' ')}`,
      send: venueId =>
        call('POST /console/{venue}/hall/pause', { venue: venueId, body: { stalls: [...stalls] } }),
    });
    if (!done) return;
    client.setQueryData(key, { halls: done.halls });
    setBefore(done.paused);
  };
  const resume = async (stalls: readonly BeforePause[]): Promise<void> => {
    const done = await run({
      name: `open stalls ${JSON.stringify(stalls)}`,
      send: venueId =>
        call('POST /console/{venue}/hall/resume', { venue: venueId, body: { stalls: [...stalls] } }),
    });
    if (!done) return;
    client.setQueryData(key, done);
    setBefore([]);
  };
  /** What nobody remembers the state of is open. */
  const open = (stalls: readonly string[]): Promise<void> =>
    resume(
      stalls.map(
        stall =>
          before.find(each => each.venue === stall) ?? {
            venue: stall,
            order_status: 'open',
            rush_mode_wait_minutes: null,
            status_by: 'staff',
          },
      ),
    );
  return { pause, open, takeBack: () => resume(before), before, busy, disabled };
};
export type Pausing = ReturnType<typeof usePause>;
