import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '../../../deps.ts';
import { LEASE_MS, sendInOrder } from './send.ts';
import { type Claimed, claimWebhooks } from './send-store.ts';

/** Webhooks that one server sends for at once. */
const AT_ONCE = 16;
/** How long a round waits for its receivers: a slow one holds up no other. Milliseconds. */
const ROUND_MS = 500;

/** Where news for other systems leaves: in order for each webhook, all of them at once. */
export type WebhookGateway = {
  /** Begins with every webhook that has something to send and is due. */
  readonly round: () => Promise<void>;
  /** Begins nothing any more and waits for what is on its way. */
  readonly finish: () => Promise<void>;
};

export const createWebhookGateway = (deps: Deps): WebhookGateway => {
  const working = new Map<string, Promise<void>>();
  let closed = false;
  const begin = (hook: Claimed): Promise<void> => {
    const done = sendInOrder(deps, hook, () => closed)
      .catch((cause: unknown) => deps.log.error({ err: cause, webhook: hook.id }, 'webhook failed'))
      .finally(() => working.delete(hook.id));
    working.set(hook.id, done);
    return done;
  };
  return {
    round: async () => {
      const free = AT_ONCE - working.size;
      if (closed || free <= 0) return;
      const now = deps.clock();
      const claimed = await claimWebhooks(deps.database.run, new Date(now), new Date(now + LEASE_MS), free);
      const begun = claimed.map(begin);
      if (begun.length > 0)
        await Promise.race([Promise.all(begun), wait(ROUND_MS, undefined, { ref: false })]);
    },
    finish: async () => {
      closed = true;
      await Promise.all(working.values());
    },
  };
};
