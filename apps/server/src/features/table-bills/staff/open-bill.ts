import { Refusal } from '@tableside/contract';
import type { Deps } from '../../../deps.ts';
import { isUuid } from '../../../http/identifiers.ts';
import { type Deed, type Handler, keepsOutcome } from '../../../http/mount/handler.ts';
import { newOrderNumber } from '../../../unique-number.ts';
import {
  announceBill,
  countParty,
  putOnTableBill,
  readBill,
  staffBillOf,
  visitForBill,
} from '../../bills/index.ts';
import { keepAnswerWithin } from '../../idempotency/index.ts';
import { pinFor } from '../../sessions/index.ts';
import { audit } from '../../staff/index.ts';
import type { billNow } from './read-bills.ts';

type Open = 'POST /console/{venue}/tables/{table}/bill';

/** Which bill it is is kept: who asks again reads it, also where it was closed meanwhile. */
export const keepsOpened = (now: ReturnType<typeof billNow>, handler: Handler<Open>) =>
  keepsOutcome(handler, {
    kept: ({ bill }) => ({ bill: bill.id }),
    again: (kept, { staff }) => now({ params: kept as { readonly bill: string }, staff }),
  });

/** Staff begin to write for a table, whether or not a phone is there; two who do so at once get the same bill. */
export const openBill =
  (deps: Deps): Deed<Open> =>
  async ({ params, body, staff }) => {
    if (!isUuid(params.table)) throw new Refusal('table_not_found');
    const { venueId } = staff;
    const venue = await deps.venues.get(venueId);
    const now = deps.clock();
    const at = new Date(now);
    return deps.database.transaction(async run => {
      const visitId = await visitForBill(run, venueId, params.table, pinFor(venue), at);
      if (!visitId) throw new Refusal('table_not_found');
      const { id, opened } = await putOnTableBill(
        run,
        {
          venueId,
          tableId: params.table,
          visitId,
          number: newOrderNumber(),
          currency: venue.settings.currency.code,
          guestCount: body.guest_count,
          openedBy: staff.name,
          at,
        },
        [],
      );
      if (opened) await audit(run, staff, { action: 'bill-open', subject: `bill:${id}` });
      const counted = body.guest_count === null ? [] : await countParty(run, visitId, body.guest_count);
      // Paid ones say it as well; the open one comes last, as the phones' latest word.
      for (const other of counted) if (other !== id) await announceBill(run, other, 'bill-updated', now);
      const told = opened || body.guest_count !== null;
      const bill = told ? await announceBill(run, id, 'bill-updated', now) : await readBill(run, id, now);
      const answer = { bill: staffBillOf(bill) };
      await keepAnswerWithin(run, answer);
      return answer;
    });
  };
