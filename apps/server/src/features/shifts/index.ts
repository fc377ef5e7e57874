import type { consoleShiftCalls } from '@tableside/contract/http/admin/shifts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/mount/handler.ts';
import { addShift, correctShift } from './correct.ts';
import { getShifts, getShiftsCsv } from './hours.ts';
import { changeOwnShift, getOwnShift } from './own-shift.ts';

export { hoursWorked } from './hours.ts';

/** Who worked when. */
export const shiftHandlers = (deps: Deps): Handlers<keyof typeof consoleShiftCalls> => ({
  'GET /console/{venue}/own-shift': getOwnShift(deps),
  'POST /console/{venue}/own-shift': changeOwnShift(deps),
  'GET /console/{venue}/shifts': getShifts(deps),
  'GET /console/{venue}/shifts/csv': getShiftsCsv(deps),
  'POST /console/{venue}/shifts/add': addShift(deps),
  'POST /console/{venue}/shifts/{shift}/correct': correctShift(deps),
});
