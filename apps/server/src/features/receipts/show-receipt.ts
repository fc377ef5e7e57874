import type { VenueSettings } from '@tableside/domain/venue';
import type { Deps } from '../../deps.ts';
import type { Handler, RequestMeta } from '../../http/mount/handler.ts';
import { type PaperWords, paperWords, pdfAnswer } from '../paper/index.ts';
import { receiptedSold } from './own-sold.ts';
import { type Receipt, receiptOf } from './receipt.ts';
import { receiptFile } from './receipt-mail.ts';
import { receiptPdf } from './receipt-pdf.ts';
import { receiptView } from './receipt-view.ts';

export type OwnReceipt = {
  readonly receipt: Receipt;
  readonly words: PaperWords;
  readonly settings: VenueSettings;
};

/** The receipt of a payment of this phone, or of money that staff took from its party. Throws `Refusal` payment_not_found. */
export const ownReceipt = async (
  { database, venues }: Pick<Deps, 'database' | 'venues'>,
  uuid: string,
  meta: RequestMeta,
): Promise<OwnReceipt> => {
  const sold = await receiptedSold(database.run, uuid, meta);
  const venue = await venues.get(sold.venueId);
  const { settings } = venue;
  const words = paperWords(sold.language, settings);
  return { receipt: receiptOf(sold, venue, words), words, settings };
};

export const showReceipt =
  (deps: Deps): Handler<'GET /payments/receipt/{uuid}'> =>
  async ({ params, meta }) => {
    const { receipt, settings } = await ownReceipt(deps, params.uuid, meta);
    return receiptView(receipt, settings);
  };

export const showReceiptPdf =
  (deps: Deps): Handler<'GET /payments/receipt/{uuid}/pdf'> =>
  async ({ params, meta }) => {
    const { receipt, words } = await ownReceipt(deps, params.uuid, meta);
    return pdfAnswer(receiptFile(receipt), await receiptPdf(receipt, words, receipt.sold.capturedAt));
  };
