import { randomUUID } from 'node:crypto';
import type { WebhookWish } from '../control/behaviours.ts';
import type { SteeredId } from '../steered.ts';
import type { WebhookMessage } from './news.ts';
import type { Delivery, DeliveryState } from './outbox.ts';

const LATE_MS = 5_000;

const stateFor = (wish: WebhookWish): DeliveryState => {
  if (wish.when === 'never') return 'muted';
  if (wish.when === 'held') return 'held';
  return wish.order === 'reversed' ? 'ordering' : 'due';
};

/** The copies in which news go out. A forged one goes in place of the true one, which waits for a flush. */
export const copiesOf = (
  provider: SteeredId,
  news: WebhookMessage,
  wish: WebhookWish,
  now: number,
): Delivery[] => {
  const one = { provider, news, forged: null, attempts: [], dueAt: now } as const;
  if (wish.forged !== undefined) {
    return [
      { ...one, id: randomUUID(), state: 'due', forged: wish.forged },
      { ...one, id: randomUUID(), state: 'held' },
    ];
  }
  const dueAt = wish.when === 'late' ? now + (wish.after_ms ?? LATE_MS) : now;
  return Array.from({ length: wish.times ?? 1 }, () => ({
    ...one,
    id: randomUUID(),
    state: stateFor(wish),
    dueAt,
  }));
};
