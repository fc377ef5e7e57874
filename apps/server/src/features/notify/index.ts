import type { Deps } from '../../deps.ts';
import type { Job, JobRunner } from '../../jobs/runner.ts';
import { pruneNotifications } from './message-store.ts';
import { sendGuestNotifications } from './send.ts';

export { forgetGuest, subscribeGuest } from './guest-store.ts';
export { notifyHandlers } from './handlers.ts';
export { queueGuestNotification } from './queue-store.ts';
export { maySendSms } from './sms-limits.ts';
export { smsText } from './words.ts';

const SEND_GUEST_NEWS = 'send-guest-news';

/** As long as events in the outbox: by then an order tells nothing new. */
const KEPT_MS = 48 * 60 * 60_000;

export const notifyJobs = (deps: Deps): Job[] => [
  { name: SEND_GUEST_NEWS, everySeconds: 5, onEveryServer: true, run: () => sendGuestNotifications(deps) },
  {
    name: 'forget-guest-news',
    everySeconds: 3_600,
    run: now => pruneNotifications(deps.database.run, new Date(now - KEPT_MS)),
  },
];

const TELLING: ReadonlySet<string> = new Set([
  'order-accepted',
  'order-rejected',
  'order-failed',
  'order-finished',
]);

/** Sends at once what an event may have queued, rather than in a few seconds. */
export const flushGuestNotifications =
  ({ runNow }: Pick<JobRunner, 'runNow'>) =>
  (events: readonly { readonly event: string }[]): void => {
    if (events.some(({ event }) => TELLING.has(event))) void runNow(SEND_GUEST_NEWS);
  };
