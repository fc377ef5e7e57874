import { Refusal } from '@tableside/contract';
import type { CallAnswer } from '@tableside/contract/client';
import type { Deps } from '../../../deps.ts';
import { isUuid } from '../../../http/identifiers.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { keepAnswerWithin } from '../../idempotency/index.ts';
import { soldOfVenue } from '../../receipts/index.ts';
import { audit } from '../../staff/index.ts';
import { papersOf } from '../paper/invoice-papers.ts';
import { invoiceOfPayment } from './invoice-store.ts';
import { makeInvoice, refuseSecond, wishOf } from './make.ts';

const CALL = 'POST /console/{venue}/payments/{payment}/invoice';

/**
 * Staff make out the invoice of a payment for a guest who tells them the company: mailed where an address is given, as a
 * file in any case. The switch that offers invoices to guests is not asked; who sells must be known. Refuses
 * payment_not_found, invoices_not_offered, invoice_cannot_be_changed, vat_code_invalid.
 */
export const staffInvoice =
  (deps: Deps): Handler<typeof CALL> =>
  async ({ params, body, staff }) => {
    const { database, venues, env } = deps;
    const before = isUuid(params.payment)
      ? await soldOfVenue(database.run, params.payment, staff.venueId)
      : null;
    if (!before) throw new Refusal('payment_not_found');
    const { paymentId } = before;
    const venue = await venues.get(staff.venueId);
    const { legal = null } = venue.settings;
    if (!legal) throw new Refusal('invoices_not_offered');
    await refuseSecond(database.run, paymentId);
    const wish = await wishOf(body, { viesUrl: env.viesUrl, deviceHash: null });
    return makeInvoice(deps, {
      paymentId,
      venue,
      legal,
      wish,
      read: async run => (await soldOfVenue(run, paymentId, staff.venueId)) ?? before,
      along: async (run, { number }) => {
        await audit(run, staff, {
          action: 'payment-invoice',
          subject: `payment:${paymentId}`,
          data: { number },
        });
        const made: CallAnswer<typeof CALL> = {
          invoice: await papersOf(run, await invoiceOfPayment(run, paymentId)),
        };
        await keepAnswerWithin(run, made);
        return made;
      },
    });
  };
