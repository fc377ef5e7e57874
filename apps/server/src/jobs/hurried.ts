import type { JobRunner } from './runner.ts';

/** Runs jobs at once, one after the other; asked again meanwhile, once more when they are done. */
export const coalesced = (jobs: Pick<JobRunner, 'runNow'>, names: readonly string[]): (() => void) => {
  let running = false;
  let again = false;
  const rounds = async (): Promise<void> => {
    running = true;
    do {
      again = false;
      for (const name of names) await jobs.runNow(name);
    } while (again);
    running = false;
  };
  return () => {
    if (running) again = true;
    else void rounds();
  };
};
