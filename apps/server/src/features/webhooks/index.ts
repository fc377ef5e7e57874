import type { consoleWebhookCalls } from '@tableside/contract/http/admin/webhooks';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/mount/handler.ts';
import type { Job } from '../../jobs/runner.ts';
import { again, sendTest } from './endpoints/by-hand.ts';
import { addByKey, listByKey, removeByKey } from './endpoints/by-key.ts';
import { addWebhook, removeWebhook, renewSecret, saveWebhook } from './endpoints/set-up.ts';
import { showLog, webhooksView } from './endpoints/show.ts';
import type { WebhookGateway } from './sending/office.ts';
import { QUEUE_WEBHOOKS, SEND_WEBHOOKS, type WebhookDispatcher } from './sending/pulse.ts';
import { queueWebhooks } from './sending/queue.ts';
import { anyWebhook } from './sending/queue-store.ts';
import { forgetFormerSecrets } from './sending/send-store.ts';

export { billFacts, minorsOf, orderFacts } from './sending/facts.ts';
export { createWebhookGateway, type WebhookGateway } from './sending/office.ts';
export { createWebhookDispatcher, type WebhookDispatcher } from './sending/pulse.ts';
export { webhookEraser } from './sending/send-store.ts';

/** What other systems do here themselves, with a key. */
type KeyCalls = 'GET /v1/webhooks' | 'POST /v1/webhooks' | 'POST /v1/webhooks/{webhook}/remove';

/** Where other systems are told of what happens. */
export const webhookHandlers = (
  deps: Deps,
  pulse: WebhookDispatcher,
): Handlers<keyof typeof consoleWebhookCalls | KeyCalls> => ({
  'GET /v1/webhooks': listByKey(deps),
  'POST /v1/webhooks': addByKey(deps, pulse),
  'POST /v1/webhooks/{webhook}/remove': removeByKey(deps),
  'GET /console/{venue}/webhooks': ({ staff }) => webhooksView(deps, staff.venueId),
  'POST /console/{venue}/webhooks': addWebhook(deps, pulse),
  'POST /console/{venue}/webhooks/{webhook}': saveWebhook(deps, pulse),
  'POST /console/{venue}/webhooks/{webhook}/new-secret': renewSecret(deps),
  'POST /console/{venue}/webhooks/{webhook}/remove': removeWebhook(deps),
  'POST /console/{venue}/webhooks/{webhook}/test': sendTest(deps, pulse),
  'GET /console/{venue}/webhooks/{webhook}/log': showLog(deps),
  'POST /console/{venue}/webhooks/{webhook}/again/{delivery}': again(deps, pulse),
});

export const webhookJobs = (deps: Deps, pulse: WebhookDispatcher, office: WebhookGateway): Job[] => [
  { name: QUEUE_WEBHOOKS, everySeconds: 5, run: now => queueWebhooks(deps, now) },
  {
    name: SEND_WEBHOOKS,
    everySeconds: 5,
    onEveryServer: true,
    run: async () => {
      pulse.know(await anyWebhook(deps.database.run));
      await office.round();
    },
  },
  {
    name: 'forget-former-secrets',
    everySeconds: 3_600,
    run: now => forgetFormerSecrets(deps.database.run, new Date(now)),
  },
];
