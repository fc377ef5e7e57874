import { Refusal } from '@tableside/contract';
import { MOST_BILLS } from '@tableside/contract/http/console-money';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/handler.ts';
import { isUuid } from '../../http/identifiers.ts';
import { billsOfVenue, findBillById } from './bill-store.ts';
import { readBill, readBills, staffBillOf } from './view.ts';

/** How long a closed bill stays in the list, in milliseconds. */
const CLOSED_STAYS_MS = 12 * 60 * 60_000;

export const listBills =
  ({ database, clock }: Deps): Handler<'GET /console/{venue}/bills'> =>
  async ({ staff }) => {
    const now = clock();
    const since = new Date(now - CLOSED_STAYS_MS);
    const ids = await billsOfVenue(database.run, staff.venueId, since, MOST_BILLS);
    return { bills: (await readBills(database.run, ids, now)).map(staffBillOf) };
  };

/** Any bill of the venue; another venue's is an unknown one. */
export const showBill =
  ({ database, clock }: Deps): Handler<'GET /console/{venue}/bills/{bill}'> =>
  async ({ params, staff }) => {
    const known = isUuid(params.bill) && (await findBillById(database.run, staff.venueId, params.bill));
    if (!known) throw new Refusal('bill_not_found');
    return { bill: staffBillOf(await readBill(database.run, known, clock())) };
  };
