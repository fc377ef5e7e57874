import type { BookPaper } from '@tableside/domain/books';
import { type Day, dayOfWall } from '@tableside/domain/schedule';
import type { Run } from '../../database/database.ts';
import { type CreditNoteContent, type InvoiceContent, ratesOf } from '../invoices/index.ts';
import { wallDate } from '../venues/index.ts';

type Row = {
  readonly number: string;
  readonly issued_at: Date;
  readonly content: InvoiceContent | CreditNoteContent;
};

/** A day of the venue's calendar, not its business day: that is what a paper says. */
const dayAt = (timeZone: string, at: number): Day => dayOfWall(wallDate(timeZone, at));

const paperOf = ({ number, issued_at, content }: Row, timeZone: string): BookPaper => {
  const { buyer, seller, vatPercent } = content;
  return {
    number,
    issuedOn: dayAt(timeZone, issued_at.getTime()),
    suppliedOn: 'paidAt' in content ? dayAt(timeZone, Date.parse(content.paidAt)) : null,
    seller: { name: seller.companyName, address: seller.address, vatCode: seller.vatCode },
    buyer: {
      name: buyer.businessName,
      address: buyer.businessAddress,
      code: buyer.businessCode,
      vatCode: buyer.vatCode,
      country: buyer.country,
    },
    refersTo:
      'invoice' in content
        ? {
            number: content.invoice.number,
            issuedOn: dayAt(timeZone, Date.parse(content.invoice.issuedAt)),
          }
        : null,
    shares: ratesOf(content),
    lines: content.lines.map(({ name, quantity, net, percent }) => ({
      name,
      quantity,
      net,
      percent: percent ?? vatPercent ?? 0,
    })),
  };
};

/** The VAT invoices and credit notes that a venue issued on days of its calendar, both included. */
export const papersBetween = async (
  run: Run,
  venueId: string,
  days: { readonly from: Day; readonly to: Day },
  timeZone: string,
): Promise<BookPaper[]> => {
  const rows = await run<Row>(
    'books-papers',
    `select number, issued_at, content from invoice
     where venue_id = $1 and (issued_at at time zone $4)::date between $2::date and $3::date
       and content ->> 'vatPercent' is not null
     union all
     select number, issued_at, content from credit_note
     where venue_id = $1 and (issued_at at time zone $4)::date between $2::date and $3::date
       and content ->> 'vatPercent' is not null
     order by issued_at, number`,
    [venueId, days.from, days.to, timeZone],
  );
  return rows.map(row => paperOf(row, timeZone));
};
