import type { Deps } from '../../deps.ts';
import { type Handlers, keepsDone } from '../../http/mount/handler.ts';
import { addNewTables } from './add-tables.ts';
import { changeTable } from './change-table.ts';
import { printCodes } from './print-codes.ts';
import { codesNow } from './read-codes.ts';
import { rotateCode } from './rotate-code.ts';

export { signContent } from './sign-content.ts';
export { signWords } from './sign-words.ts';

type Keys =
  | 'GET /console/{venue}/codes'
  | `POST /console/{venue}/codes/${'add' | 'print'}`
  | `POST /console/{venue}/codes/{table}/${'change' | 'rotate'}`;

/** Tables and their codes: adding, changing, replacing, printing. */
export const codeHandlers = (deps: Deps): Handlers<Keys> => {
  const now = codesNow(deps);
  return {
    'GET /console/{venue}/codes': now,
    'POST /console/{venue}/codes/add': keepsDone(addNewTables(deps), now),
    'POST /console/{venue}/codes/{table}/change': keepsDone(changeTable(deps), now),
    'POST /console/{venue}/codes/{table}/rotate': keepsDone(rotateCode(deps), now),
    'POST /console/{venue}/codes/print': printCodes(deps),
  };
};
