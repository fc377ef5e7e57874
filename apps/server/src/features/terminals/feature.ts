import { feature } from '../../feature.ts';
import {
  createDays,
  createTerminals,
  dayJobs,
  type TerminalDays,
  type Terminals,
  terminalHandlers,
} from './index.ts';

declare module '../../deps.ts' {
  interface Deps {
    /** The venues' card terminals. */
    readonly terminals: Terminals;
    /** What this process does for their days. */
    readonly terminalDays: TerminalDays;
  }
}

export const terminals = feature({
  name: 'terminals',
  offers: deps => ({ terminals: createTerminals(deps), terminalDays: createDays(deps) }),
  make: deps => ({
    handlers: terminalHandlers(deps),
    jobs: dayJobs(deps, deps.terminalDays),
    quiet: () => {
      deps.terminalDays.letGo();
      deps.terminals.letGo();
    },
    finish: async () => {
      await Promise.all([deps.terminals.idle(), deps.terminalDays.idle()]);
    },
  }),
});
