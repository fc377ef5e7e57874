import type { JobRunner } from '../../jobs/runner.ts';
import { mayCall } from './notice.ts';

export const QUEUE_NOTICES = 'queue-notices';
export const SEND_PUSHES = 'send-pushes';

export type PushPulse = {
  /** Events came: whom they call is called at once, rather than in a few seconds. */
  readonly notice: (events: readonly { readonly event: string }[]) => void;
  /** Whether any device is subscribed, as far as this server knows; without one, events cost nothing. */
  readonly know: (anybody: boolean) => void;
};

export const createPushPulse = (jobs: () => Pick<JobRunner, 'runNow'>): PushPulse => {
  let anybody = false;
  let running = false;
  let again = false;
  const rounds = async (): Promise<void> => {
    running = true;
    do {
      again = false;
      await jobs().runNow(QUEUE_NOTICES);
      await jobs().runNow(SEND_PUSHES);
    } while (again);
    running = false;
  };
  return {
    notice: events => {
      if (!anybody || !events.some(mayCall)) return;
      if (running) again = true;
      else void rounds();
    },
    know: known => {
      anybody = known;
    },
  };
};
