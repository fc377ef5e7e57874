import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { audit } from '../staff/index.ts';
import { type PaidOut, readPayouts } from './owed-store.ts';
import { MOST_OF_RUN, transferFile } from './transfer-file.ts';

/** The payouts of a run as a file for the bank. Refuses as {@link transferFile}. */
export const bankFile =
  ({ database, venues, clock }: Deps): Handler<'GET /console/{venue}/gifts/payouts/{run}/bank-file'> =>
  async ({ staff, params }) => {
    const venue = await venues.get(staff.venueId);
    const number = Number(params.run);
    const payouts =
      Number.isSafeInteger(number) && number > 0
        ? await readPayouts(database.run, staff.venueId, { run: number, most: MOST_OF_RUN })
        : [];
    const about = ({ kind, number: own, note }: PaidOut): string =>
      `${venue.name} ${kind === 'tip' ? 'tips' : 'donations'} ${own} ${note}`.trim();
    const file = transferFile(venue, { run: String(number), payouts, about }, clock());
    await audit(database.run, staff, { action: 'payout-bank-file', subject: `payout:${number}`, data: {} });
    return file;
  };
