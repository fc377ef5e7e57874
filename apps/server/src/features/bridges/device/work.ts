import { Refusal } from '@tableside/contract';
import { BRIDGE_AWAY_MS } from '@tableside/domain/printing';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { bridgeKey } from '../requests/notices.ts';
import { answerRequest, handRequests, noteHeard } from '../requests/request-store.ts';
import { hurryPrinters, noteBridgeSeen } from './device-store.ts';

/** Longest wait for something to do: a line that went silent is found out soon after. Milliseconds. */
const WAIT_MS = 10_000;
/** A word between servers may be lost: it is looked this often anyway. Milliseconds. */
const LOOK_EVERY_MS = 2_500;
/**
 * A terminal is asked at once or not at all. Long before another server takes over what a dead one was at (30 s after its
 * last word), a bridge cannot begin it any more: this, its wait for our answer, and what it waits by itself. Milliseconds.
 */
const LATE_MS = 5_000;

export const work = (deps: Deps): Handler<'POST /bridge/work'> => {
  const { run } = deps.database;
  // A bridge waits once on a server: who asks again lets go of the question before.
  const latest = new Map<string, object>();
  return async ({ bridge, body }) => {
    const { bridgeId } = bridge;
    const mine = {};
    latest.set(bridgeId, mine);
    deps.bridges.notices.hear(bridgeKey(bridgeId));
    const now = deps.clock();
    const cameBack = await noteBridgeSeen(run, bridgeId, {
      version: body.version,
      host: body.host,
      keepsNotes: body.keeps_notes,
      at: new Date(now),
      awaySince: new Date(now - BRIDGE_AWAY_MS),
    });
    if (cameBack) {
      await hurryPrinters(run, bridgeId, new Date(now));
      void deps.runNow('print-tickets');
    }
    const until = performance.now() + (body.waits ? WAIT_MS : 0);
    try {
      for (;;) {
        const word = deps.bridges.notices.next(bridgeKey(bridgeId), LOOK_EVERY_MS);
        const isOver = latest.get(bridgeId) !== mine || deps.bridges.notices.isClosed();
        const isLast = isOver || performance.now() >= until;
        const at = deps.clock();
        const times = { at: new Date(at), lateBefore: new Date(at - LATE_MS) };
        const requests = isOver
          ? []
          : await handRequests(run, bridge, body.holding, times).catch((cause: unknown) => {
              word.end();
              throw cause;
            });
        const isDone = isLast || requests === null || requests.length > 0;
        if (isDone) word.end();
        if (requests === null) throw new Refusal('not_signed_in');
        if (isDone) return { requests };
        await word.heard;
      }
    } finally {
      if (latest.get(bridgeId) === mine) latest.delete(bridgeId);
    }
  };
};

export const answer =
  ({ database }: Deps): Handler<'POST /bridge/answer'> =>
  async ({ bridge, body }) => {
    await answerRequest(database.run, bridge.bridgeId, body.id, body.result);
    return {};
  };

export const heard =
  ({ database }: Deps): Handler<'POST /bridge/heard'> =>
  async ({ bridge, body }) => {
    await noteHeard(database.run, bridge.bridgeId, body.id, body.text);
    return {};
  };
