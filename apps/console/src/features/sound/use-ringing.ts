import { useEffect } from 'react';
import type { Sound } from './use-sound.ts';

/** Between two chimes while somebody is waited for. Milliseconds. */
const REPEAT_MS = 6_000;

/**
 * Rings at once when there is something to look at, again whenever there is more of it, and goes on until all of it has
 * been looked at. A call rings after an order so that both are heard.
 */
export const useRinging = (play: Sound['play'], orders: number, calls: number): void => {
  useEffect(() => {
    if (orders + calls === 0) return;
    let second: ReturnType<typeof setTimeout> | undefined;
    const ring = () => {
      if (orders > 0) play('order');
      if (calls > 0) second = setTimeout(play, orders > 0 ? 1_600 : 0, 'call');
    };
    ring();
    const repeat = setInterval(ring, REPEAT_MS);
    return () => {
      clearInterval(repeat);
      clearTimeout(second);
    };
  }, [play, orders, calls]);
};
