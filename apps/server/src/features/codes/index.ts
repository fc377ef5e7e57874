import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { addNewTables } from './add-tables.ts';
import { changeTable } from './change-table.ts';
import { printCodes } from './print-codes.ts';
import { showCodes } from './read-codes.ts';
import { rotateCode } from './rotate-code.ts';

export { signWords } from './sign-words.ts';

type Keys =
  | 'GET /console/{venue}/codes'
  | `POST /console/{venue}/codes/${'add' | 'print'}`
  | `POST /console/{venue}/codes/{table}/${'change' | 'rotate'}`;

/** Tables and their codes: adding, changing, replacing, printing. */
export const codeHandlers = (deps: Deps): Handlers<Keys> => ({
  'GET /console/{venue}/codes': showCodes(deps),
  'POST /console/{venue}/codes/add': addNewTables(deps),
  'POST /console/{venue}/codes/{table}/change': changeTable(deps),
  'POST /console/{venue}/codes/{table}/rotate': rotateCode(deps),
  'POST /console/{venue}/codes/print': printCodes(deps),
});
