import { useEffect, useRef } from 'react';
import { api } from '../../../data/api.ts';
import { PAY_TIMINGS } from '../timings.ts';

/** Asks every 10 s, and when the page is looked at again, whether a payment can still be made. PAY-14, PAY-15. */
export const useExpiry = (uuid: string | null, onExpired: () => void): void => {
  const latest = useRef(onExpired);
  latest.current = onExpired;
  useEffect(() => {
    if (uuid === null) return;
    let here = true;
    const check = async () => {
      if (document.visibilityState !== 'visible') return;
      // Without an answer it has not expired as far as we know.
      const answer = await api('GET /payments/expiration-check/{uuid}', { uuid }).catch(() => null);
      if (here && answer?.expired) latest.current();
    };
    const timer = setInterval(check, PAY_TIMINGS.expiryCheck);
    document.addEventListener('visibilitychange', check);
    return () => {
      here = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [uuid]);
};
