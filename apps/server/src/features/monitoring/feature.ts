import { feature } from '../../feature.ts';
import { browserErrorHandlers, type Monitor, monitorOf, monitorResponses } from './index.ts';
import { followSteps } from './trail/follow-steps.ts';

declare module '../../deps.ts' {
  interface Deps {
    /** What watches this server; null: nothing does. */
    readonly monitor: Monitor | null;
  }
}

export const monitoring = feature({
  name: 'monitoring',
  offers: ({ env, log, ingredients }) => ({ monitor: monitorOf(env, log, ingredients.random) }),
  make: deps => {
    let follows = async (): Promise<void> => undefined;
    return {
      handlers: browserErrorHandlers(deps, deps.monitor),
      watch: app => monitorResponses(app, deps.monitor, deps.clock),
      start: async () => {
        follows = await followSteps(deps, deps.ingredients.version);
      },
      finish: () => follows(),
    };
  },
});
