import type { SteeredId } from '../steered.ts';
import type { ForgedWay } from './forged-ways.ts';
import type { WebhookMessage } from './news.ts';

/** `due` is on its way, `held` waits for a flush, `ordering` waits for the payment's last news, the others are over. */
export type DeliveryState = 'due' | 'held' | 'ordering' | 'done' | 'given-up' | 'muted';

/** One copy of one piece of news, and what became of it. */
export type Delivery = {
  readonly id: string;
  readonly provider: SteeredId;
  readonly news: WebhookMessage;
  readonly forged: ForgedWay | null;
  readonly state: DeliveryState;
  /** Milliseconds; not sent before. */
  readonly dueAt: number;
  /** HTTP status of each attempt; 0: no answer. */
  readonly attempts: readonly number[];
};

export type OutboxEntry =
  | { readonly told: readonly Delivery[] }
  | { readonly released: readonly string[]; readonly at: number }
  | {
      readonly attempted: string;
      readonly status: number;
      readonly state: DeliveryState;
      readonly dueAt: number;
    };

export type Outbox = Map<string, Delivery>;

/** Finished deliveries kept for the list that people read. */
const REMEMBERED = 1_000;

const isOver = ({ state }: Delivery): boolean =>
  state === 'done' || state === 'given-up' || state === 'muted';

const forgetOldest = (outbox: Outbox): void => {
  // Seldom, because it may find nothing that is over.
  if (outbox.size <= 2 * REMEMBERED || outbox.size % 500 !== 0) return;
  for (const [id, delivery] of outbox) {
    if (outbox.size <= REMEMBERED) return;
    if (isOver(delivery)) outbox.delete(id);
  }
};

const change = (outbox: Outbox, id: string, changed: Partial<Delivery>): void => {
  const before = outbox.get(id);
  if (before) outbox.set(id, { ...before, ...changed });
};

export const outboxFold = {
  empty: (): Outbox => new Map(),
  apply: (outbox: Outbox, entry: OutboxEntry): Outbox => {
    if ('told' in entry) {
      for (const delivery of entry.told) outbox.set(delivery.id, delivery);
      forgetOldest(outbox);
    } else if ('released' in entry) {
      for (const id of entry.released) change(outbox, id, { state: 'due', dueAt: entry.at });
    } else {
      const before = outbox.get(entry.attempted)?.attempts ?? [];
      const { state, dueAt, status } = entry;
      change(outbox, entry.attempted, { state, dueAt, attempts: [...before, status] });
    }
    return outbox;
  },
};
