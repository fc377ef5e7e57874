import { Refusal } from '@tableside/contract';
import { MAX_BILLS, type StaffBill } from '@tableside/contract/http/console/money';
import type { Deps } from '../../../deps.ts';
import { isUuid } from '../../../http/identifiers.ts';
import type { Hand, Handler } from '../../../http/mount/handler.ts';
import {
  type BillFacts,
  billsOfVenue,
  closedBills,
  findBillById,
  readBill,
  readBills,
  staffBillOf,
} from '../../bills/index.ts';
import { lastPaperAbout } from '../../printing/index.ts';
import { precheckText } from './precheck-text.ts';

/** How long a closed bill stays in the list, in milliseconds. */
const CLOSED_STAYS_MS = 12 * 60 * 60_000;

const CLOSED_PAGE = 50;

/** The bills that are open, and those that were closed lately. */
export const billsNow = async (
  { database: { run }, clock }: Pick<Deps, 'clock'> & { readonly database: Pick<Deps['database'], 'run'> },
  venueId: string,
): Promise<StaffBill[]> => {
  const now = clock();
  const ids = await billsOfVenue(run, venueId, new Date(now - CLOSED_STAYS_MS), MAX_BILLS);
  return (await readBills(run, ids, now)).map(staffBillOf);
};

/** The bills of now, or those that were closed, page by page; behind one of another venue there is nothing. */
export const listBills =
  ({ database: { run }, clock }: Deps): Handler<'GET /console/{venue}/bills'> =>
  async ({ staff: { venueId }, query: { list, before } }) => {
    const now = clock();
    const shown = async (ids: readonly string[]) => (await readBills(run, ids, now)).map(staffBillOf);
    if (list !== 'closed')
      return { bills: await billsNow({ database: { run }, clock }, venueId), more: false };
    const ids = await closedBills(run, venueId, before ?? null, CLOSED_PAGE + 1);
    return { bills: await shown(ids.slice(0, CLOSED_PAGE)), more: ids.length > CLOSED_PAGE };
  };

type Asked = { readonly params: { readonly bill: string }; readonly staff: Pick<Hand, 'venueId'> };

const factsNow = async ({ database, clock }: Deps, { params, staff }: Asked): Promise<BillFacts> => {
  const known = isUuid(params.bill) && (await findBillById(database.run, staff.venueId, params.bill));
  if (!known) throw new Refusal('bill_not_found');
  return readBill(database.run, known, clock());
};

/** Any bill of the venue; another venue's is an unknown one. */
export const billNow = (deps: Deps) => async (asked: Asked) => ({
  bill: staffBillOf(await factsNow(deps, asked)),
});

/** A bill with the text of its pre-check, and what became of the paper of it that was asked for last. */
export const precheckNow = (deps: Deps) => async (asked: Asked) => {
  const [facts, venue] = [await factsNow(deps, asked), await deps.venues.get(asked.staff.venueId)];
  const paper = await lastPaperAbout(deps.database.run, asked.staff.venueId, `bill:${facts.id}`);
  return { bill: staffBillOf(facts), text: precheckText(facts, venue, deps.clock()), paper };
};
