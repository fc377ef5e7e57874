import { Refusal } from '@tableside/contract';
import type { Deps } from '../../../deps.ts';
import { isUuid } from '../../../http/identifiers.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { paperFile } from '../../invoices/index.ts';
import { pdfAnswer } from '../../paper/index.ts';
import { commissionPdf } from './commission-pdf.ts';
import { readCommissionPaper } from './invoicing-store.ts';

/** A paper for whoever wrote it or got it. Refuses not_found. */
export const showHallInvoice =
  ({ database }: Pick<Deps, 'database'>): Handler<'GET /console/{venue}/hall/invoices/{invoice}/pdf'> =>
  async ({ params, staff }) => {
    const id = isUuid(params.invoice) ? params.invoice : null;
    const paper = id && (await readCommissionPaper(database.run, staff.venueId, id));
    if (!paper) throw new Refusal('not_found');
    return pdfAnswer(paperFile(paper), await commissionPdf(paper));
  };
