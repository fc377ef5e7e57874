import { type EInvoice, type EParty, ublInvoice } from '@tableside/domain/e-invoice';
import { type Day, dayOfWall } from '@tableside/domain/schedule';
import { RawAnswer } from '../../../http/mount/handler.ts';
import { wallDate } from '../../venues/index.ts';
import type { CreditNote, CreditNoteContent } from '../credit-note/credit-note.ts';
import { type Invoice, type InvoiceContent, type InvoicePaper, ratesOf } from '../invoice/invoice.ts';

export type Issued = Invoice | CreditNote;

/** The country of a VAT code, where it begins with one. Greece's is EL. */
const countryOf = (vatCode: string | null, otherwise: string): string => {
  const prefix = /^[A-Z]{2}/.exec(vatCode ?? '')?.[0];
  if (prefix === undefined) return otherwise;
  return prefix === 'EL' ? 'GR' : prefix;
};

const sellerOf = ({ seller }: InvoicePaper, venueCountry: string): EParty => ({
  name: seller.companyName,
  tradingName: seller.venueName === seller.companyName ? null : seller.venueName,
  code: seller.companyCode,
  vatCode: seller.vatCode,
  address: seller.address,
  country: countryOf(seller.vatCode, venueCountry),
  contact: '',
});
const buyerOf = ({ buyer }: InvoicePaper): EParty => ({
  name: buyer.businessName,
  tradingName: null,
  code: buyer.businessCode,
  vatCode: buyer.vatCode,
  address: buyer.businessAddress,
  country: buyer.country,
  contact: buyer.name,
});

const isInvoice = (content: InvoiceContent | CreditNoteContent): content is InvoiceContent =>
  'paidAt' in content;

/** An issued paper as e-invoices have it. `venueCountry`: where the seller is whose VAT code does not say. */
export const eInvoiceOf = ({ number, issuedAt, content }: Issued, venueCountry: string): EInvoice => {
  const { timeZone, currency, vatPercent } = content;
  const dayAt = (at: number): Day => dayOfWall(wallDate(timeZone, at));
  return {
    number,
    issuedOn: dayAt(issuedAt.getTime()),
    suppliedOn: isInvoice(content) ? dayAt(Date.parse(content.paidAt)) : null,
    creditOf: isInvoice(content)
      ? null
      : { number: content.invoice.number, issuedOn: dayAt(Date.parse(content.invoice.issuedAt)) },
    seller: sellerOf(content, venueCountry),
    buyer: buyerOf(content),
    taxed: vatPercent !== null,
    lines: content.lines.map(({ name, quantity, net, percent }) => ({
      name,
      quantity,
      net,
      percent: percent ?? vatPercent ?? 0,
    })),
    shares: ratesOf(content).filter(({ gross }) => gross !== 0),
    currency,
  };
};

/** An issued invoice or note as a file for programs: it says what its paper says. Personal, so it is kept by nobody on the way. */
export const eInvoiceAnswer = (issued: Issued, venueCountry: string): RawAnswer =>
  new RawAnswer(
    200,
    {
      'content-type': 'application/xml; charset=utf-8',
      'content-disposition': `attachment; filename="${issued.number}.xml"`,
      'cache-control': 'no-store',
      'content-security-policy': "sandbox; default-src 'none'",
    },
    Buffer.from(ublInvoice(eInvoiceOf(issued, venueCountry)), 'utf8'),
  );
