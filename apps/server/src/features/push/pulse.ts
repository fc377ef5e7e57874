import { coalesced } from '../../jobs/hurried.ts';
import type { JobRunner } from '../../jobs/runner.ts';
import { mayCall } from './notice.ts';

export const QUEUE_NOTICES = 'queue-notices';
export const SEND_PUSHES = 'send-pushes';

export type PushDispatcher = {
  /** Events came: whom they call is called at once, rather than in a few seconds. */
  readonly notice: (events: readonly { readonly event: string }[]) => void;
  /** Whether any device is subscribed, as far as this server knows; without one, events cost nothing. */
  readonly know: (anybody: boolean) => void;
};

export const createPushDispatcher = (jobs: Pick<JobRunner, 'runNow'>): PushDispatcher => {
  let anybody = false;
  const hurry = coalesced(jobs, [QUEUE_NOTICES, SEND_PUSHES]);
  return {
    notice: events => {
      if (anybody && events.some(mayCall)) hurry();
    },
    know: known => {
      anybody = known;
    },
  };
};
