import type { Log } from '../../../deps.ts';
import type { Step } from '../../../steps.ts';

/** A step as one line of the log: `{"order":"…","step":"order-accepted",…}`, so that `grep` with an id shows its way. */
export const logStep = (log: Log, { of, id, step, about }: Step): void =>
  log.info({ ...about, [of]: id, step }, `${of.replace('_', ' ')} ${step}`);
