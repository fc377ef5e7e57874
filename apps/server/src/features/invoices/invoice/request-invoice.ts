import { Refusal, toWire } from '@tableside/contract';
import type { CallAnswer } from '@tableside/contract/client';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { hashOfToken } from '../../../http/tokens.ts';
import { keepAnswerWithin } from '../../idempotency/index.ts';
import { receiptedSold, type Sold } from '../../receipts/index.ts';
import { flagsAt, type Venue } from '../../venues/index.ts';
import { saveLegalEntity } from '../legal/legal-entity.ts';
import { makeInvoice, refuseSecond, wishOf } from './make.ts';

const CALL = 'POST /payments/request-invoice-v2';

/** The seller's details where invoices are offered at the payment's table. FLAG-15, INVOICE-28. */
const offeredLegal = ({ settings }: Venue, { tableFlags }: Sold) => {
  const legal = settings.legal ?? null;
  if (!legal || !flagsAt(settings, tableFlags).has('request-invoice'))
    throw new Refusal('invoices_not_offered');
  return legal;
};

/**
 * The VAT invoice of a payment of this phone, or of money that staff took from its party: whoever of them asks first has
 * it. The saved details are in its transaction. INVOICE-18, INVOICE-20.
 */
export const requestInvoice =
  (deps: Deps): Handler<typeof CALL> =>
  async ({ body, meta }) => {
    const { database, venues, env } = deps;
    const before = await receiptedSold(database.run, body.payment_uuid, meta);
    const { paymentId, venueId } = before;
    const venue = await venues.get(venueId);
    const legal = offeredLegal(venue, before);
    await refuseSecond(database.run, paymentId);
    const deviceToken = meta.deviceToken ?? '';
    const wish = await wishOf(body, { viesUrl: env.viesUrl, deviceHash: hashOfToken(deviceToken) });
    const token = body.anonymous_user_token;
    return makeInvoice(deps, {
      paymentId,
      venue,
      legal,
      wish,
      read: run => receiptedSold(run, paymentId, meta),
      along: async (run, invoice) => {
        const made: CallAnswer<typeof CALL> = {
          number: invoice.number,
          issued_at: invoice.issuedAt.toISOString(),
          total: toWire(invoice.content.total, invoice.content.currency.decimals),
          anonymous_user_token: body.save_request_invoice_details
            ? await saveLegalEntity(run, deps, { buyer: wish.buyer, token, deviceToken })
            : null,
        };
        await keepAnswerWithin(run, made);
        return made;
      },
    });
  };
