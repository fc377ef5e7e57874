import type { consoleWebhookCalls } from '@tableside/contract/http/console-webhooks';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import type { Job } from '../../jobs/runner.ts';
import { again, sendTest } from './by-hand.ts';
import type { WebhookOffice } from './office.ts';
import { QUEUE_WEBHOOKS, SEND_WEBHOOKS, type WebhookPulse } from './pulse.ts';
import { queueWebhooks } from './queue.ts';
import { anyWebhook } from './queue-store.ts';
import { forgetFormerSecrets } from './send-store.ts';
import { addWebhook, removeWebhook, renewSecret, saveWebhook } from './set-up.ts';
import { showLog, webhooksView } from './show.ts';

export { minorsOf, orderFacts } from './facts.ts';
export { createWebhookOffice, type WebhookOffice } from './office.ts';
export { createWebhookPulse, type WebhookPulse } from './pulse.ts';
export { webhookEraser } from './send-store.ts';

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
    name: 'forget-former-secrets',
    everySeconds: 3_600,
    run: now => forgetFormerSecrets(deps.database.run, new Date(now)),
  },
];
