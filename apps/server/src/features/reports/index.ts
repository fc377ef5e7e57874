import type { Deps } from '../../deps.ts';
import { type Handlers, keepsOutcome } from '../../http/mount/handler.ts';
import { getCsv } from './csv/csv.ts';
import { getNumbers, getOwnNumbers } from './numbers/get-numbers.ts';
import { closeDay } from './z/close-day.ts';
import { getZ, getZPdf, listZ, nextZ, readZ } from './z/read-z.ts';

export { csvOf, csvReply } from './csv/csv.ts';
export type { CsvTable } from './csv/csv-tables.ts';
export { reportWords } from './csv/report-words.ts';
export { numbersOf } from './numbers/get-numbers.ts';
export { oneMoment } from './numbers/moment-store.ts';
export { NET_ACCOUNTS } from './numbers/movement-store.ts';
export { endOf, type Period, periodOf, startOf } from './numbers/period.ts';
export { type OrderFacts, orderFacts } from './numbers/service-store.ts';
export { readZ } from './z/read-z.ts';
export { zPaper } from './z/z-roll.ts';

type Keys =
  | 'GET /console/{venue}/numbers'
  | 'GET /console/{venue}/numbers/own'
  | 'GET /console/{venue}/numbers/csv/{table}'
  | 'GET /console/{venue}/z-reports'
  | 'GET /console/{venue}/z-reports/next'
  | 'GET /console/{venue}/z-reports/{number}'
  | 'GET /console/{venue}/z-reports/{number}/pdf'
  | 'POST /console/{venue}/z-reports';

/** Of a closing it is kept which report came of it: that never changes. */
type KeptZ = { readonly number: number; readonly made: boolean };

/** The venue's numbers and the closing of its days. */
export const reportHandlers = (deps: Deps): Handlers<Keys> => ({
  'GET /console/{venue}/numbers': getNumbers(deps),
  'GET /console/{venue}/numbers/own': getOwnNumbers(deps),
  'GET /console/{venue}/numbers/csv/{table}': getCsv(deps),
  'GET /console/{venue}/z-reports': listZ(deps),
  'GET /console/{venue}/z-reports/next': nextZ(deps),
  'GET /console/{venue}/z-reports/{number}': getZ(deps),
  'GET /console/{venue}/z-reports/{number}/pdf': getZPdf(deps),
  'POST /console/{venue}/z-reports': keepsOutcome(closeDay(deps), {
    kept: ({ report, made }): KeptZ => ({ number: report.number, made }),
    again: async (kept, { staff }) => {
      const { number, made } = kept as KeptZ;
      return { report: await readZ(deps, staff.venueId, String(number)), made };
    },
  }),
});
