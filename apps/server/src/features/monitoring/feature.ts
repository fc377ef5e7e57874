import { feature } from '../../feature.ts';
import { browserErrorHandlers, type Monitor, monitorOf, watchAnswers } from './index.ts';

declare module '../../deps.ts' {
  interface Deps {
    /** What watches this server; null: nothing does. */
    readonly monitor: Monitor | null;
  }
}

export const monitoring = feature({
  name: 'monitoring',
  make: deps => {
    const monitor = monitorOf(deps.env, deps.log, deps.ingredients.random);
    return {
      part: { monitor },
      handlers: browserErrorHandlers(deps, monitor),
      watch: app => watchAnswers(app, monitor, deps.clock),
    };
  },
});
