import { Refusal, toWire } from '@tableside/contract';
import type { CallAnswer } from '@tableside/contract/client';
import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import type { CallInputOnServer, Handler } from '../../http/handler.ts';
import { keepAnswerWithin } from '../idempotency/index.ts';
import { queueMail } from '../mail/index.ts';
import { pdfLibrary } from '../paper/index.ts';
import { ownSold, type Sold } from '../receipts/index.ts';
import { effectiveFlags } from '../sessions/index.ts';
import type { Venue } from '../venues/index.ts';
import { invoiceMail } from './invoice-mail.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { invoiceOfPayment, lockPaymentForInvoice } from './invoice-store.ts';
import { type InvoiceWish, issueInvoice } from './issue.ts';
import { saveLegalEntity } from './legal-entity.ts';
import { checkVatCode } from './vat-code.ts';

const CALL = 'POST /payments/request-invoice-v2';
type Body = CallInputOnServer<typeof CALL>['body'];

/** The seller's details where invoices are offered at the payment's table. FLAG-15, INVOICE-28. */
const offeredLegal = ({ settings }: Venue, { tableFlags }: Sold) => {
  const flags = effectiveFlags(settings.functionalities, tableFlags);
  const legal = settings.legal ?? null;
  if (!legal || !flags.includes('request-invoice')) throw new Refusal('invoices_not_offered');
  return legal;
};

/** Once issued, an invoice stays. INVOICE-24. */
const refuseSecond = async (run: Run, paymentId: string): Promise<void> => {
  if (await invoiceOfPayment(run, paymentId)) throw new Refusal('invoice_cannot_be_changed');
};

/** The form as it will stand on the invoice; asks the tax authorities where they can be asked. */
const wishOf = async (body: Body, viesUrl: string | null): Promise<InvoiceWish> => {
  const typed = body.business_vat_code?.trim() ?? '';
  const checked = typed === '' ? null : await checkVatCode(typed, body.business_country_code, viesUrl);
  return {
    buyer: {
      businessName: body.business_name,
      businessCode: body.business_code,
      businessAddress: body.business_address,
      vatCode: checked?.code ?? null,
      country: body.business_country_code,
      name: body.name,
      email: body.email,
    },
    language: body.language,
    vatChecked: checked?.checked ?? 'none',
  };
};

/**
 * Issues the VAT invoice of a payment of this phone and mails it; the number, the invoice, the mail and the saved details
 * are one transaction. INVOICE-18, INVOICE-20.
 */
export const requestInvoice =
  (deps: Deps): Handler<typeof CALL> =>
  async ({ body, meta }) => {
    const { database, venues, env, clock, mail } = deps;
    const before = await ownSold(database.run, body.payment_uuid, meta);
    const { paymentId, venueId } = before;
    const venue = await venues.get(venueId);
    const legal = offeredLegal(venue, before);
    await refuseSecond(database.run, paymentId);
    const wish = await wishOf(body, env.viesUrl);
    // Loaded before the series is held: others wait for their number meanwhile.
    await pdfLibrary();
    const answer = await database.transaction(async run => {
      await lockPaymentForInvoice(run, paymentId);
      await refuseSecond(run, paymentId);
      const now = clock();
      const sold = await ownSold(run, paymentId, meta);
      const invoice = await issueInvoice(run, { sold, venue, legal, now }, wish);
      const deviceToken = meta.deviceToken ?? '';
      const token = body.anonymous_user_token;
      const made: CallAnswer<typeof CALL> = {
        number: invoice.number,
        issued_at: invoice.issuedAt.toISOString(),
        total: toWire(invoice.content.total, invoice.content.currency.decimals),
        anonymous_user_token: body.save_request_invoice_details
          ? await saveLegalEntity(run, deps, { buyer: wish.buyer, token, deviceToken })
          : null,
      };
      await queueMail(run, invoiceMail(paymentId, invoice, await invoicePdf(invoice)), now);
      await keepAnswerWithin(run, made);
      return made;
    });
    mail.hurry();
    return answer;
  };
