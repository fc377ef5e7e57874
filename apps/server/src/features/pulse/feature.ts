import { feature } from '../../feature.ts';
import { noteOrderlyEnd, noticeCopy, pulseHandlers, pulseJobs } from './index.ts';

export const pulse = feature({
  name: 'pulse',
  make: deps => {
    let isCopy = false;
    return {
      handlers: pulseHandlers(deps),
      jobs: pulseJobs(deps),
      prepare: async () => {
        isCopy = await noticeCopy(deps);
      },
      // Whoever opens the console now reads what the banks say beyond the copy; nobody waits for it.
      start: async () => {
        if (isCopy) void deps.runNow('compare-with-providers');
      },
      // Where the database is away there is nothing to say, and the end goes on.
      finish: () =>
        noteOrderlyEnd(deps).catch((err: unknown) => deps.log.warn({ err }, 'no orderly end was noted')),
    };
  },
});
