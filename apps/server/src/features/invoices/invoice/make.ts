import { Refusal } from '@tableside/contract';
import type { LegalDetails } from '@tableside/domain/venue';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { queueMail } from '../../mail/index.ts';
import { pdfLibrary } from '../../paper/index.ts';
import type { Sold } from '../../receipts/index.ts';
import type { Venue } from '../../venues/index.ts';
import { checkVatCode } from '../legal/vat-code.ts';
import type { Invoice } from './invoice.ts';
import { invoiceMail } from './invoice-mail.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { invoiceOfPayment, lockPaymentForInvoice } from './invoice-store.ts';
import { type InvoiceRequest, issueInvoice } from './issue.ts';

/** The form as guests and staff send it. */
type Form = {
  readonly business_name: string;
  readonly business_code: string;
  readonly business_address: string;
  readonly business_vat_code: string | null;
  readonly business_country_code: string;
  readonly name: string;
  readonly email: string | null;
  readonly language: string;
};

/** Once issued, an invoice stays. INVOICE-24. */
export const refuseSecond = async (run: Run, paymentId: string): Promise<void> => {
  if (await invoiceOfPayment(run, paymentId)) throw new Refusal('invoice_cannot_be_changed');
};

/** The form as it will stand on the invoice; asks the tax authorities where they can be asked. Refuses vat_code_invalid. */
export const wishOf = async (
  form: Form,
  { viesUrl, deviceHash }: { readonly viesUrl: string | null; readonly deviceHash: Buffer | null },
): Promise<InvoiceRequest> => {
  const typed = form.business_vat_code?.trim() ?? '';
  const checked = typed === '' ? null : await checkVatCode(typed, form.business_country_code, viesUrl);
  return {
    buyer: {
      businessName: form.business_name,
      businessCode: form.business_code,
      businessAddress: form.business_address,
      vatCode: checked?.code ?? null,
      country: form.business_country_code,
      name: form.name,
      email: form.email ?? '',
    },
    language: form.language,
    vatChecked: checked?.checked ?? 'none',
    deviceHash,
  };
};

type Making<Answer> = {
  readonly paymentId: string;
  readonly venue: Venue;
  readonly legal: LegalDetails;
  readonly wish: InvoiceRequest;
  /** What was sold, read once the payment is locked. */
  readonly read: (run: Run) => Promise<Sold>;
  /** What else belongs to it, in the same transaction. */
  readonly along: (run: Run, invoice: Invoice) => Promise<Answer>;
};

/**
 * Issues the one invoice of a payment: the number, the invoice, its mail where there is an address, and what else belongs
 * to it are one transaction. Refuses invoice_cannot_be_changed, invoices_not_offered. INVOICE-18, INVOICE-20.
 */
export const makeInvoice = async <Answer>(
  { database, clock, mail }: Pick<Deps, 'database' | 'clock' | 'mail'>,
  { paymentId, venue, legal, wish, read, along }: Making<Answer>,
): Promise<Answer> => {
  // Loaded before the series is held: others wait for their number meanwhile.
  await pdfLibrary();
  const answer = await database.transaction(async run => {
    await lockPaymentForInvoice(run, paymentId);
    await refuseSecond(run, paymentId);
    const now = clock();
    const invoice = await issueInvoice(run, { sold: await read(run), venue, legal, now }, wish);
    if (wish.buyer.email !== '') {
      const pdf = await invoicePdf(invoice, venue.settings.countryCode);
      await queueMail(run, invoiceMail(paymentId, invoice, pdf), now);
    }
    return along(run, invoice);
  });
  mail.hurry();
  return answer;
};
