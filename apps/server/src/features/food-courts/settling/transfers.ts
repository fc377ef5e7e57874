import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { MOST_OF_RUN, transferFile } from '../../payouts/index.ts';
import { audit } from '../../staff/index.ts';
import { readStallPayouts, type StallPayout } from './account-store.ts';

/** The payouts of a run to stalls as a file for the bank. Refuses not_found as that of tips does. */
export const stallBankFile =
  ({ database, venues, clock }: Deps): Handler<'GET /console/{venue}/hall/payouts/{run}/bank-file'> =>
  async ({ staff, params }) => {
    const venue = await venues.get(staff.venueId);
    const number = Number(params.run);
    const payouts =
      Number.isSafeInteger(number) && number > 0
        ? await readStallPayouts(database.run, 'operator', staff.venueId, { run: number, most: MOST_OF_RUN })
        : [];
    const about = ({ number: own, note }: StallPayout): string =>
      `${venue.name} payout ${own} ${note}`.trim();
    const file = transferFile(venue, { run: `s${number}`, payouts, about }, clock());
    const subject = `stall-payout:${number}`;
    await audit(database.run, staff, { action: 'stall-bank-file', subject, data: {} });
    return file;
  };
