import type { Deps } from '../../deps.ts';
import type { Handler, RequestMeta } from '../../http/handler.ts';
import { type PaperWords, paperWords, pdfAnswer } from '../paper/index.ts';
import { ownSold } from './own-sold.ts';
import { type Receipt, receiptOf } from './receipt.ts';
import { receiptFile } from './receipt-mail.ts';
import { receiptPdf } from './receipt-pdf.ts';
import { receiptView } from './receipt-view.ts';

export type OwnReceipt = {
  readonly receipt: Receipt;
  readonly words: PaperWords;
  readonly decimals: number;
};

/** The receipt of a payment of this phone, in the language of the payment. Throws `Refusal` payment_not_found. */
export const ownReceipt = async (
  { database, venues }: Pick<Deps, 'database' | 'venues'>,
  uuid: string,
  meta: RequestMeta,
): Promise<OwnReceipt> => {
  const sold = await ownSold(database.run, uuid, meta);
  const venue = await venues.get(sold.venueId);
  const words = paperWords(sold.language, venue.settings);
  const { decimals } = venue.settings.currency;
  return { receipt: receiptOf(sold, venue, words), words, decimals };
};

export const showReceipt =
  (deps: Deps): Handler<'GET /payments/receipt/{uuid}'> =>
  async ({ params, meta }) => {
    const { receipt, decimals } = await ownReceipt(deps, params.uuid, meta);
    return receiptView(receipt, decimals);
  };

export const showReceiptPdf =
  (deps: Deps): Handler<'GET /payments/receipt/{uuid}/pdf'> =>
  async ({ params, meta }) => {
    const { receipt, words } = await ownReceipt(deps, params.uuid, meta);
    return pdfAnswer(receiptFile(receipt), await receiptPdf(receipt, words, receipt.sold.capturedAt));
  };
