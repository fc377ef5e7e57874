import { coalesced } from '../../../jobs/hurried.ts';
import type { JobRunner } from '../../../jobs/runner.ts';
import { isWebhookEvent } from './news.ts';

export const QUEUE_WEBHOOKS = 'queue-webhooks';
export const SEND_WEBHOOKS = 'send-webhooks';

export type WebhookDispatcher = {
  /** Events came: whoever wants to know is told at once, rather than in a few seconds. */
  readonly notice: (events: readonly { readonly event: string }[]) => void;
  /** Something waits: it is sent at once. */
  readonly hurry: () => void;
  /** Whether anybody wants to know anything, as far as this server knows; without, events cost nothing. */
  readonly know: (anybody: boolean) => void;
};

export const createWebhookDispatcher = (jobs: Pick<JobRunner, 'runNow'>): WebhookDispatcher => {
  let anybody = false;
  const hurry = coalesced(jobs, [QUEUE_WEBHOOKS, SEND_WEBHOOKS]);
  return {
    notice: events => {
      if (anybody && events.some(isWebhookEvent)) hurry();
    },
    hurry,
    know: known => {
      anybody = known;
    },
  };
};
