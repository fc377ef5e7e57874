import type { Deps } from '../../deps.ts';
import type { Job } from '../../jobs/runner.ts';
import { pushToTills } from './push.ts';

export { tillHandlers } from './handlers.ts';
export { mountTillWebhook } from './mount-webhook.ts';
export type { PosAdapter } from './port.ts';
export { refreshFromTill } from './refresh.ts';

/** Orders reach an external till within seconds. */
export const tillJobs = (deps: Deps): Job[] => [
  { name: 'push-to-tills', everySeconds: 2, run: () => pushToTills(deps) },
];
