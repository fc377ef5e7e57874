import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/mount/handler.ts';
import { requestReceipt } from './request-receipt.ts';
import { showReceipt, showReceiptPdf } from './show-receipt.ts';

export { addressName } from './address-name.ts';
export { ownSold, receiptedSold } from './own-sold.ts';
export { pieceName } from './piece-name.ts';
export { type Receipt, receiptOf, salesByRate, salesOf, tipsOf } from './receipt.ts';
export { receiptLines } from './receipt-lines.ts';
export { receiptWords } from './receipt-words.ts';
export type { Sold, SoldPiece } from './sold.ts';
export { soldOfVenue } from './sold-store.ts';

type Keys =
  | 'POST /payments/request-receipt'
  | 'POST /payments/request-receipt-v2'
  | 'GET /payments/receipt/{uuid}'
  | 'GET /payments/receipt/{uuid}/pdf';

/** Receipts: shown, as a file, by mail. The payment id and its uuid are one. RECEIPT-06. */
export const receiptHandlers = (deps: Deps): Handlers<Keys> => ({
  'POST /payments/request-receipt': ({ body, meta }) =>
    requestReceipt(deps, body.payment_id, body.email, meta),
  'POST /payments/request-receipt-v2': ({ body, meta }) =>
    requestReceipt(deps, body.payment_uuid, body.email, meta),
  'GET /payments/receipt/{uuid}': showReceipt(deps),
  'GET /payments/receipt/{uuid}/pdf': showReceiptPdf(deps),
});
