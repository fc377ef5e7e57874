import { useEffect } from 'react';
import { cameFromWorker } from '../../app/came-from-worker.ts';
import { TIMINGS } from '../../app/timings.ts';
import { listen } from '../../data/connection/realtime.ts';
import { useGuest } from './guest-context.ts';
import { useStatusToasts } from './use-status-toasts.ts';

/** Hears what happens at the venue and to the orders, and says how the venue stands. A file of its own: taps are answered before it is there. */
const Listening = () => {
  const { token, restaurant } = useGuest();
  useStatusToasts();
  useEffect(
    () => listen(token, restaurant.id, TIMINGS.realtimeRetry, cameFromWorker()),
    [token, restaurant.id],
  );
  return null;
};

export default Listening;
