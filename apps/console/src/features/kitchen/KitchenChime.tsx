import { useEffect, useEffectEvent, useRef } from 'react';
import { isFresh, useBoard, useNow } from '../board/index.ts';
import { useSoundContext } from '../sound/index.ts';
import {
  type BoardTicket,
  coursesCooking,
  openLines,
  renotedLines,
  unseenLines,
} from './board/kitchen-board.ts';

/** What is being made, by course and since when: mains that are fired are anew, also while starters are not out. */
const cookingNow = (tickets: readonly BoardTicket[]): ReadonlyMap<string, BoardTicket> =>
  new Map(
    tickets
      .filter(({ state }) => state === 'cooking')
      .flatMap(ticket =>
        coursesCooking(ticket).map(course => {
          const fired = ticket.order.courses.find(({ id, held }) => id === course && !held)?.at ?? '';
          return [`${ticket.order.unique_order_number} ${course} ${fired}`, ticket] as const;
        }),
      ),
  );

/** Dishes that are being made, by ticket and course: one that waited may join a course that is under way. */
const dishesNow = (tickets: readonly BoardTicket[]): ReadonlySet<string> =>
  new Set(tickets.flatMap(openLines).map(({ id }) => id));

/** Dishes that wait for their course. */
const dishesHeld = (tickets: readonly BoardTicket[]): ReadonlySet<string> =>
  new Set(
    tickets
      .flatMap(({ parts }) => parts.filter(({ held }) => held))
      .flatMap(({ lines }) => lines.map(({ id }) => id)),
  );

/** What is to be made otherwise than it was ordered: taken off and unseen, each more anew; or by another note. */
const changedNow = (tickets: readonly BoardTicket[]): ReadonlySet<string> =>
  new Set([
    ...tickets.flatMap(unseenLines).map(({ id, taken_off }) => `${id} ${taken_off}`),
    ...tickets.flatMap(renotedLines).map(({ id, note }) => `${id} note ${note}`),
  ]);

/**
 * Rings once for tickets that this station has to begin: accepted by staff, a course that was fired, or a dish that joined one
 * that is under way. Orders that nobody had to accept ring by themselves when they reach the board. Rings otherwise, and before
 * that, for what was taken off or has another note now.
 */
const useKitchenChime = (tickets: readonly BoardTicket[] | undefined): void => {
  const { play } = useSoundContext();
  const { state } = useBoard();
  const now = useNow();
  const known = useRef<ReadonlySet<string> | null>(null);
  const knownHeld = useRef<ReadonlySet<string>>(new Set());
  const knownChanges = useRef<ReadonlySet<string> | null>(null);
  const listen = useEffectEvent(() => {
    if (!tickets) return;
    const cooking = cookingNow(tickets);
    const before = known.current;
    known.current = new Set(cooking.keys());
    const heldBefore = knownHeld.current;
    knownHeld.current = dishesHeld(tickets);
    const changes = changedNow(tickets);
    const changesBefore = knownChanges.current;
    knownChanges.current = changes;
    if (!before || !changesBefore) return;
    if ([...changes].some(key => !changesBefore.has(key))) {
      play('void');
      return;
    }
    const isHeard = ({ order }: BoardTicket): boolean => {
      const onBoard = state?.orders[order.unique_order_number];
      return onBoard !== undefined && isFresh(onBoard, now);
    };
    const begun = [...cooking].filter(([key, ticket]) => !before.has(key) && !isHeard(ticket));
    const joined = [...dishesNow(tickets)].some(id => heldBefore.has(id));
    if (begun.length > 0 || joined) play('order');
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other tickets are what is listened to
  useEffect(() => listen(), [tickets]);
};

/** A piece of its own: what it asks of the board and of the clock draws no ticket anew. */
export const KitchenChime = ({ tickets }: { tickets: readonly BoardTicket[] | undefined }) => {
  useKitchenChime(tickets);
  return null;
};
