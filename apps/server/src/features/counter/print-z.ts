import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { keepAnswerWithin } from '../idempotency/index.ts';
import { printForStaff } from '../printing/index.ts';
import { readZ, zPaper } from '../reports/index.ts';

/** A closed day on a roll. Refuses not_found. */
export const printZ =
  (deps: Deps): Handler<'POST /console/{venue}/z-reports/{number}/print'> =>
  async ({ staff, params, body }) => {
    const report = await readZ(deps, staff.venueId, params.number);
    const lines = zPaper(await deps.venues.get(staff.venueId), report);
    const paper = { about: `z-report:${report.number}`, says: 'report', lines };
    return deps.database.transaction(async run => {
      const answer = { paper: await printForStaff(run, staff, body.printer, paper, deps.clock()) };
      await keepAnswerWithin(run, answer);
      return answer;
    });
  };
