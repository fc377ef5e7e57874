import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { meQuery, useVenue } from '../../session/index.ts';
import { seenQueue, subscribeQueue } from './queue.ts';
import { waitingOf } from './send-unsent.ts';
import type { UnsentOrder } from './unsent-order.ts';

/** Whose queue it is: that of whoever is signed in, at the venue that is worked at. */
export const useQueueOf = (): { readonly person: string; readonly venue: string } => {
  const { id: venue } = useVenue();
  const { data: me } = useQuery(meQuery);
  const person = me?.id ?? '';
  return useMemo(() => ({ person, venue }), [person, venue]);
};

/** What waits for the line on this device, in its order. */
export const useUnsent = (): readonly UnsentOrder[] => {
  const of = useQueueOf();
  const queue = useSyncExternalStore(subscribeQueue, seenQueue);
  return useMemo(() => waitingOf(queue, of), [queue, of]);
};

/** Of those, the ones for a table, also where they go on its bill. */
export const unsentAt = (waiting: readonly UnsentOrder[], table: string): number =>
  waiting.filter(({ to }) => to.kind !== 'cash' && to.table === table).length;
