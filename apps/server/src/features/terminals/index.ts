import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/mount/handler.ts';
import { dayHandlers } from './day/day-handlers.ts';
import { add, change, remove } from './set-up/set-up.ts';
import { listTerminals, showSettings } from './set-up/show.ts';
import { testTerminal } from './set-up/test-terminal.ts';

export { beginDayOf } from './day/begin-day-of.ts';
export type { DayKind } from './day/day-operation.ts';
export { dayView } from './day/day-view.ts';
export { createDays, type TerminalDays } from './day/days.ts';
export { dayJobs } from './day/end-of-day.ts';
export { saleResolved } from './day/resolved-seam.ts';
export { createTerminals, type SaleWish, type Terminals } from './operations/desk.ts';
export { saleOfPayment } from './operations/operation-store.ts';
export { slipWritten, type TerminalSlip } from './operations/slip-seam.ts';
export { giveDemoTerminals } from './set-up/demo-terminals.ts';
export {
  lockSelfServiceTable,
  lockTerminal,
  selfServiceTables,
  terminalOfTable,
} from './set-up/terminal-store.ts';

type Keys =
  | 'GET /console/{venue}/terminals'
  | 'GET /console/{venue}/terminals/settings'
  | 'POST /console/{venue}/terminals'
  | 'POST /console/{venue}/terminals/{terminal}'
  | 'POST /console/{venue}/terminals/{terminal}/remove'
  | 'POST /console/{venue}/terminals/{terminal}/test'
  | 'GET /console/{venue}/terminals/{terminal}/day'
  | 'GET /console/{venue}/terminals/{terminal}/settlements'
  | 'POST /console/{venue}/terminals/{terminal}/report'
  | 'POST /console/{venue}/terminals/{terminal}/settlement'
  | 'POST /console/{venue}/terminals/{terminal}/void-unresolved';

/** Card terminals as a venue sets them up. */
export const terminalHandlers = (deps: Deps): Handlers<Keys> => ({
  'GET /console/{venue}/terminals': listTerminals(deps),
  'GET /console/{venue}/terminals/settings': showSettings(deps),
  'POST /console/{venue}/terminals': add(deps),
  'POST /console/{venue}/terminals/{terminal}': change(deps),
  'POST /console/{venue}/terminals/{terminal}/remove': remove(deps),
  'POST /console/{venue}/terminals/{terminal}/test': testTerminal(deps),
  ...dayHandlers(deps),
});
