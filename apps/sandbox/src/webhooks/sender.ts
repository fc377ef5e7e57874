import type { EventLog } from '../books/book.ts';
import type { WebhookWish } from '../control/behaviours.ts';
import type { SteeredId } from '../steered.ts';
import type { Addresses } from '../world.ts';
import { postWebhook } from './api.ts';
import type { ForgedWay } from './forged-ways.ts';
import type { WebhookFormat, WebhookMessage } from './news.ts';
import type { Delivery, Outbox, OutboxEntry } from './outbox.ts';
import { copiesOf } from './schedule.ts';

/** Tells the server what happened, again and again until it listens; what is undelivered survives a restart. */
export type WebhookSender = {
  /** Resolves when the news are on the disk; with `early`, when the server has had them. */
  readonly tell: (provider: SteeredId, news: WebhookMessage, wish: WebhookWish) => Promise<void>;
  /** Sends now what is held or waits for its time. Returns how many were sent. */
  readonly flush: (provider: SteeredId) => Promise<number>;
  /** Sends forged news at once and returns the server's status. */
  readonly forge: (provider: SteeredId, news: WebhookMessage, way: ForgedWay) => Promise<number>;
  readonly deliveries: (provider: SteeredId) => readonly Delivery[];
  /** Looks at what is due; call it when the addresses have changed. */
  readonly wake: () => void;
  readonly reset: () => void;
  readonly close: () => void;
};

/** So that the answer to the call that made the news is there first. */
const AFTER_THE_ANSWER_MS = 25;

const DEFAULT_RETRY_MS = [1_000, 2_000, 5_000, 15_000, 60_000, 300_000, 1_800_000, 3_600_000];

type Needs = {
  readonly book: EventLog<Outbox, OutboxEntry>;
  readonly formatOf: (provider: SteeredId) => WebhookFormat;
  readonly addresses: () => Addresses;
  readonly now: () => number;
  readonly retryDelaysMs?: readonly number[] | undefined;
};

export const webhookSender = (needs: Needs): WebhookSender => {
  const { book, formatOf, addresses, now, retryDelaysMs = DEFAULT_RETRY_MS } = needs;
  const timers = new Map<string, NodeJS.Timeout>();
  /** News of one payment leave one after the other. */
  const lanes = new Map<string, Promise<unknown>>();
  let closed = false;

  const urlOf = ({ provider, news }: Delivery): string | undefined => {
    const { serverUrl } = addresses();
    return news.url ?? (serverUrl === null ? undefined : `${serverUrl}/api/webhooks/${provider}`);
  };

  const attempt = async (id: string): Promise<void> => {
    const delivery = book.state.get(id);
    const url = delivery && urlOf(delivery);
    if (closed || delivery?.state !== 'due' || url === undefined) return;
    const { provider, news, forged } = delivery;
    const format = formatOf(provider);
    const at = now();
    const message = forged === null ? format.seal(news, at) : format.forge(forged, news, at);
    const status = await postWebhook(url, message);
    // A reset while it was on its way forgets it.
    if (closed || !book.state.has(id)) return;
    const heard = status >= 200 && status < 300;
    const delay = retryDelaysMs[delivery.attempts.length];
    const again = !heard && forged === null && delay !== undefined;
    const state = again ? 'due' : heard ? 'done' : 'given-up';
    book.append({ attempted: id, status, state, dueAt: again ? now() + delay : at });
    if (again) arm(id);
  };

  const inLane = (id: string): Promise<void> => {
    const delivery = book.state.get(id);
    const lane = `${delivery?.provider} ${delivery?.news.reference}`;
    const turn = (lanes.get(lane) ?? Promise.resolve()).then(() => attempt(id));
    lanes.set(lane, turn);
    void turn.finally(() => {
      if (lanes.get(lane) === turn) lanes.delete(lane);
    });
    return turn;
  };

  const arm = (id: string, soonest = 0): void => {
    const delivery = book.state.get(id);
    if (closed || delivery?.state !== 'due' || urlOf(delivery) === undefined) return;
    clearTimeout(timers.get(id));
    const timer = setTimeout(
      () => {
        timers.delete(id);
        void inLane(id);
      },
      Math.max(soonest, delivery.dueAt - now()),
    );
    timers.set(id, timer);
  };

  const release = (ids: readonly string[]): void => {
    if (ids.length === 0) return;
    book.append({ released: ids, at: now() });
  };

  /** With `order: reversed`, the last news of a payment sets all of them free, the newest first. */
  const releaseReversed = (provider: SteeredId, reference: string): string[] => {
    const ids = [...book.state.values()]
      .filter(
        ({ state, news, ...of }) =>
          state === 'ordering' && of.provider === provider && news.reference === reference,
      )
      .map(({ id }) => id)
      .reverse();
    release(ids);
    return ids;
  };

  const start = async (ids: readonly string[], atOnce: boolean): Promise<void> => {
    if (atOnce) await Promise.all(ids.map(inLane));
    else for (const id of ids) arm(id, AFTER_THE_ANSWER_MS);
  };

  return {
    tell: async (provider, news, wish) => {
      const copies = copiesOf(provider, news, wish, now());
      book.append({ told: copies });
      const ordered = news.last && wish.order === 'reversed' ? releaseReversed(provider, news.reference) : [];
      await start(
        [...copies.map(({ id }) => id).filter(id => !ordered.includes(id)), ...ordered],
        wish.when === 'early',
      );
    },
    flush: async provider => {
      const waiting = [...book.state.values()]
        .filter(
          delivery => delivery.provider === provider && ['held', 'ordering', 'due'].includes(delivery.state),
        )
        .map(({ id }) => id);
      release(waiting);
      for (const id of waiting) clearTimeout(timers.get(id));
      await Promise.all(waiting.map(inLane));
      return waiting.length;
    },
    forge: async (provider, news, way) => {
      const [forged] = copiesOf(provider, news, { forged: way }, now());
      if (!forged) return 0;
      book.append({ told: [forged] });
      await inLane(forged.id);
      return book.state.get(forged.id)?.attempts.at(-1) ?? 0;
    },
    deliveries: provider => [...book.state.values()].filter(delivery => delivery.provider === provider),
    wake: () => {
      for (const id of book.state.keys()) arm(id);
    },
    reset: () => {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
      book.reset();
    },
    close: () => {
      closed = true;
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
};
