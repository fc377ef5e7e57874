import { useEffect } from 'react';
import { onConnectivity } from '../../data/connection/connectivity.ts';
import { sendReviews } from './send-reviews.ts';
import { REVIEW_TIMINGS } from './timings.ts';

/** Tells the server what it has not heard: now, once there is a network again, and every now and then. */
export const useResending = (): void => {
  useEffect(() => {
    const send = () => void sendReviews();
    send();
    const timer = setInterval(send, REVIEW_TIMINGS.again);
    const stop = onConnectivity(send);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, []);
};
