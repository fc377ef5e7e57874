import { hurried } from '../../jobs/hurried.ts';
import type { JobRunner } from '../../jobs/runner.ts';
import { mayBeNews } from './news.ts';

export const QUEUE_WEBHOOKS = 'queue-webhooks';
export const SEND_WEBHOOKS = 'send-webhooks';

export type WebhookPulse = {
  /** Events came: whoever wants to know is told at once, rather than in a few seconds. */
  readonly notice: (events: readonly { readonly event: string }[]) => void;
  /** Something waits: it is sent at once. */
  readonly hurry: () => void;
  /** Whether anybody wants to know anything, as far as this server knows; without, events cost nothing. */
  readonly know: (anybody: boolean) => void;
};

export const createWebhookPulse = (jobs: Pick<JobRunner, 'runNow'>): WebhookPulse => {
  let anybody = false;
  const hurry = hurried(jobs, [QUEUE_WEBHOOKS, SEND_WEBHOOKS]);
  return {
    notice: events => {
      if (anybody && events.some(mayBeNews)) hurry();
    },
    hurry,
    know: known => {
      anybody = known;
    },
  };
};
