import type { Run } from '../database.ts';

/** A lock whose server says nothing for this long is free again. */
export const LOCK_LOST_AFTER = '10s';
const SAY_EVERY_MS = 2_500;

/** Works on other connections under a lock that lives in the transaction of `run`, which is told meanwhile that we live. */
export const whileHolding = async <T>(run: Run, work: () => Promise<T>): Promise<T> => {
  const say = (): void => void run('held-lock', 'select 1', []).catch(() => undefined);
  const saying = setInterval(say, SAY_EVERY_MS);
  return work().finally(() => clearInterval(saying));
};
