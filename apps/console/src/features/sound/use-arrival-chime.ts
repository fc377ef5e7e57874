import type { BoardOrder } from '@tableside/contract/http/console/board';
import { useEffect, useRef } from 'react';
import type { Sound } from './use-sound.ts';

type Arrivals = (known: ReadonlySet<string> | null, orders: readonly BoardOrder[]) => readonly BoardOrder[];

/** Rings once for orders that came onto the board without anybody having to accept them; `orders` undefined: not loaded. */
export const useArrivalChime = (
  play: Sound['play'],
  orders: Readonly<Record<string, BoardOrder>> | undefined,
  arrivals: Arrivals,
): void => {
  const known = useRef<Set<string> | null>(null);
  useEffect(() => {
    if (!orders) return;
    if (arrivals(known.current, Object.values(orders)).length > 0) play('order');
    known.current = new Set(Object.keys(orders));
  }, [play, orders, arrivals]);
};
