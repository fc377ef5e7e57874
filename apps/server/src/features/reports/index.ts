import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { closeDay } from './close-day.ts';
import { getCsv } from './csv.ts';
import { getNumbers, getOwnNumbers } from './get-numbers.ts';
import { getZ, getZPdf, listZ, nextZ } from './read-z.ts';

export { numbersOf } from './get-numbers.ts';

type Keys =
  | 'GET /console/{venue}/numbers'
  | 'GET /console/{venue}/numbers/own'
  | 'GET /console/{venue}/numbers/csv/{table}'
  | 'GET /console/{venue}/z-reports'
  | 'GET /console/{venue}/z-reports/next'
  | 'GET /console/{venue}/z-reports/{number}'
  | 'GET /console/{venue}/z-reports/{number}/pdf'
  | 'POST /console/{venue}/z-reports';

/** The venue's numbers and the closing of its days. */
export const reportHandlers = (deps: Deps): Handlers<Keys> => ({
  'GET /console/{venue}/numbers': getNumbers(deps),
  'GET /console/{venue}/numbers/own': getOwnNumbers(deps),
  'GET /console/{venue}/numbers/csv/{table}': getCsv(deps),
  'GET /console/{venue}/z-reports': listZ(deps),
  'GET /console/{venue}/z-reports/next': nextZ(deps),
  'GET /console/{venue}/z-reports/{number}': getZ(deps),
  'GET /console/{venue}/z-reports/{number}/pdf': getZPdf(deps),
  'POST /console/{venue}/z-reports': closeDay(deps),
});
