import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/mount/handler.ts';
import type { Job } from '../../jobs/runner.ts';
import { prunePushes } from './message-store.ts';
import { type PushDispatcher, QUEUE_NOTICES, SEND_PUSHES } from './pulse.ts';
import { queueNotices } from './queue-notices.ts';
import { sendPushes } from './send.ts';
import { anybodySubscribed } from './store.ts';
import { getPush, turnOff, turnOn } from './subscriptions.ts';

export { TIMEOUT_MS as PUSH_PATIENCE_MS } from './api.ts';
export { type PushKeys, pushKeys } from './keys.ts';
export { createPushDispatcher, type PushDispatcher } from './pulse.ts';
export { type Browser, type PushOutcome, pushTo, topicOf } from './push-to.ts';
export { queueNotice } from './queue-notice.ts';
export { isReachable } from './reach.ts';

type Keys = 'GET /console/{venue}/push' | 'POST /console/{venue}/push' | 'POST /console/{venue}/push/off';

export const pushHandlers = (deps: Deps, pulse: PushDispatcher): Handlers<Keys> => ({
  'GET /console/{venue}/push': getPush(deps),
  'POST /console/{venue}/push': turnOn(deps, pulse),
  'POST /console/{venue}/push/off': turnOff(deps),
});

/** Messages are kept this long, so that the same news is not told twice. As events in the outbox. */
const KEPT_MS = 48 * 60 * 60_000;

export const pushJobs = (deps: Deps, pulse: PushDispatcher): Job[] => [
  { name: QUEUE_NOTICES, everySeconds: 5, run: now => queueNotices(deps, now) },
  {
    name: SEND_PUSHES,
    everySeconds: 5,
    onEveryServer: true,
    run: async () => {
      pulse.know(await anybodySubscribed(deps.database.run));
      await sendPushes(deps);
    },
  },
  {
    name: 'forget-pushes',
    everySeconds: 3_600,
    run: now => prunePushes(deps.database.run, new Date(now - KEPT_MS)),
  },
];
