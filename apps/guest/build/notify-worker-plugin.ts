import type { Plugin } from 'vite';
import { buildAlone } from './build-alone.ts';

/** Makes the worker that shows messages to guests: no part of any page. */
export const notifyWorkerPlugin = (): Plugin => ({
  name: 'guest-notify-worker',
  apply: 'build',
  writeBundle: {
    sequential: true,
    order: 'post',
    handler: ({ dir = '' }) =>
      buildAlone({ dir, source: 'src/features/notify/service-worker.ts', file: 'notify-worker.js' }),
  },
});
