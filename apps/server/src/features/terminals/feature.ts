import { feature } from '../../feature.ts';
import { createTerminals, type Terminals, terminalHandlers } from './index.ts';

declare module '../../deps.ts' {
  interface Deps {
    /** The venues' card terminals. */
    readonly terminals: Terminals;
  }
}

export const terminals = feature({
  name: 'terminals',
  offers: deps => ({ terminals: createTerminals(deps) }),
  make: deps => ({
    handlers: terminalHandlers(deps),
    quiet: deps.terminals.letGo,
    finish: deps.terminals.idle,
  }),
});
