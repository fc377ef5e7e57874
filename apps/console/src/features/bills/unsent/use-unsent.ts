import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { meQuery, useVenue, type Venue } from '../../session/index.ts';
import { seenQueue, subscribeQueue } from './queue.ts';
import { venuesWaiting, waitingOf } from './send-unsent.ts';
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

const NO_PLACES: readonly Venue[] = [];

/** Where the same person has something on this device that waits, the venue that is open among them or not. */
export const usePlacesOfWork = (): readonly Venue[] => {
  const { person } = useQueueOf();
  const { data: me } = useQuery(meQuery);
  const queue = useSyncExternalStore(subscribeQueue, seenQueue);
  return useMemo(() => {
    const waiting = venuesWaiting(queue, person);
    const found = (me?.venues ?? NO_PLACES).filter(({ id }) => waiting.has(id));
    return found.length === 0 ? NO_PLACES : found;
  }, [queue, me, person]);
};

export type WaitingElsewhere = { readonly venue: Venue; readonly waiting: readonly UnsentOrder[] };

/** What the same person took on this device at other venues than the open one, and which of these it waits for. */
export const useUnsentElsewhere = (): readonly WaitingElsewhere[] => {
  const { person, venue: here } = useQueueOf();
  const venues = usePlacesOfWork();
  const queue = useSyncExternalStore(subscribeQueue, seenQueue);
  return useMemo(
    () =>
      venues
        .filter(({ id }) => id !== here)
        .map(venue => ({ venue, waiting: waitingOf(queue, { person, venue: venue.id }) })),
    [queue, venues, person, here],
  );
};

/** Of those, the ones for a table, also where they go on its bill. */
export const unsentAt = (waiting: readonly UnsentOrder[], table: string): number =>
  waiting.filter(({ to }) => to.kind !== 'cash' && to.table === table).length;
