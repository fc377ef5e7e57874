import { feature } from '../../feature.ts';
import {
  type Bridges,
  bridgeHandlers,
  createBridgeGuard,
  createBridges,
  createNotices,
  forgetOldRequests,
  mountProgram,
} from './index.ts';

declare module '../../deps.ts' {
  interface Deps {
    /** Programs in venues' networks that do what this server cannot reach to do. */
    readonly bridges: Bridges;
  }
}

/** How long a request that nobody asks about again is kept, in milliseconds. */
const KEPT_MS = 3_600_000;

export const bridges = feature({
  name: 'bridges',
  offers: deps => ({ bridges: createBridges(deps, createNotices()) }),
  make: deps => {
    const { notices } = deps.bridges;
    deps.realtime.onWord(notices.hear);
    return {
      handlers: bridgeHandlers(deps),
      ports: { bridges: createBridgeGuard(deps) },
      // Bridges wait in open requests, which end before the server waits for those.
      watch: app => app.addHook('preClose', async () => notices.close()),
      mount: scope => mountProgram(scope, deps),
      jobs: [
        {
          name: 'forget-bridge-requests',
          everySeconds: 600,
          run: now => forgetOldRequests(deps.database.run, new Date(now - KEPT_MS)),
        },
      ],
    };
  },
});
