import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/mount/handler.ts';
import type { Scanner } from '../scan/index.ts';
import { changeTable } from './change-table.ts';

/** Guests who sit at another table than the one whose code they scanned. */
export const wrongTableHandlers = (
  deps: Deps,
  scanner: Scanner,
): Handlers<'POST /session/{session}/change-table'> => ({
  'POST /session/{session}/change-table': changeTable(deps, scanner),
});
