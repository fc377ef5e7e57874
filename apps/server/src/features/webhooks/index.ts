import type { consoleWebhookCalls } from '@tableside/contract/http/console-webhooks';
import { WEBHOOK_LOG_DAYS } from '@tableside/domain/webhooks';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import type { Job } from '../../jobs/runner.ts';
import { again, sendTest } from './by-hand.ts';
import type { WebhookOffice } from './office.ts';
import { QUEUE_WEBHOOKS, SEND_WEBHOOKS, type WebhookPulse } from './pulse.ts';
import { queueWebhooks } from './queue.ts';
import { anyWebhook } from './queue-store.ts';
import { forgetFormerSecrets, pruneDeliveries } from './send-store.ts';
import { addWebhook, removeWebhook, renewSecret, saveWebhook } from './set-up.ts';
import { showLog, webhooksView } from './show.ts';

export { minorsOf, orderFacts } from './facts.ts';
export { createWebhookOffice, type WebhookOffice } from './office.ts';
export { createWebhookPulse, type WebhookPulse } from './pulse.ts';

/** Where other systems are told of what happens. */
export const webhookHandlers = (
  deps: Deps,
  pulse: WebhookPulse,
): Handlers<keyof typeof consoleWebhookCalls> => ({
  'GET /console/{venue}/webhooks': ({ staff }) => webhooksView(deps, staff.venueId),
  'POST /console/{venue}/webhooks': addWebhook(deps, pulse),
  'POST /console/{venue}/webhooks/{webhook}': saveWebhook(deps, pulse),
  'POST /console/{venue}/webhooks/{webhook}/new-secret': renewSecret(deps),
  'POST /console/{venue}/webhooks/{webhook}/remove': removeWebhook(deps),
  'POST /console/{venue}/webhooks/{webhook}/test': sendTest(deps, pulse),
  'GET /console/{venue}/webhooks/{webhook}/log': showLog(deps),
  'POST /console/{venue}/webhooks/{webhook}/again/{delivery}': again(deps, pulse),
});

const KEPT_MS = WEBHOOK_LOG_DAYS * 24 * 60 * 60_000;

export const webhookJobs = (deps: Deps, pulse: WebhookPulse, office: WebhookOffice): Job[] => [
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
    name: 'forget-webhooks',
    everySeconds: 3_600,
    run: async now => {
      await pruneDeliveries(deps.database.run, new Date(now - KEPT_MS));
      await forgetFormerSecrets(deps.database.run, new Date(now));
    },
  },
];
