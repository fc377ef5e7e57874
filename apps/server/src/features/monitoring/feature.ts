import { feature } from '../../feature.ts';
import { browserErrorHandlers, type Monitor, monitorOf, monitorResponses } from './index.ts';

declare module '../../deps.ts' {
  interface Deps {
    /** What watches this server; null: nothing does. */
    readonly monitor: Monitor | null;
  }
}

export const monitoring = feature({
  name: 'monitoring',
  offers: ({ env, log, ingredients }) => ({ monitor: monitorOf(env, log, ingredients.random) }),
  make: deps => ({
    handlers: browserErrorHandlers(deps, deps.monitor),
    watch: app => monitorResponses(app, deps.monitor, deps.clock),
  }),
});
