import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/mount/handler.ts';
import { add, change, remove } from './set-up/set-up.ts';
import { listTerminals, showSettings } from './set-up/show.ts';
import { testTerminal } from './set-up/test-terminal.ts';

export { createTerminals, type SaleWish, type Terminals } from './operations/desk.ts';
export { saleOfPayment } from './operations/operation-store.ts';
export { giveDemoTerminals } from './set-up/demo-terminals.ts';
export { lockTerminal, terminalOfTable } from './set-up/terminal-store.ts';

type Keys =
  | 'GET /console/{venue}/terminals'
  | 'GET /console/{venue}/terminals/settings'
  | 'POST /console/{venue}/terminals'
  | 'POST /console/{venue}/terminals/{terminal}'
  | 'POST /console/{venue}/terminals/{terminal}/remove'
  | 'POST /console/{venue}/terminals/{terminal}/test';

/** Card terminals as a venue sets them up. */
export const terminalHandlers = (deps: Deps): Handlers<Keys> => ({
  'GET /console/{venue}/terminals': listTerminals(deps),
  'GET /console/{venue}/terminals/settings': showSettings(deps),
  'POST /console/{venue}/terminals': add(deps),
  'POST /console/{venue}/terminals/{terminal}': change(deps),
  'POST /console/{venue}/terminals/{terminal}/remove': remove(deps),
  'POST /console/{venue}/terminals/{terminal}/test': testTerminal(deps),
});
