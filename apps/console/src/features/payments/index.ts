export { InvoicePanel } from './invoice/InvoicePanel.tsx';
export { InvoiceSheet } from './invoice/InvoiceSheet.tsx';
export { LedgerDownload } from './LedgerDownload.tsx';
export { PaymentFacts } from './PaymentFacts.tsx';
export { PaymentItems } from './PaymentItems.tsx';
export { PaymentRow } from './PaymentRow.tsx';
export { PaymentTimeline } from './PaymentTimeline.tsx';
export { PrintReceipt } from './PrintReceipt.tsx';
export { methodWords, paymentTone, statusWords } from './payment-words.ts';
export {
  invoiceOfPaymentQuery,
  paymentQuery,
  paymentsOfBillQuery,
  paymentsQuery,
} from './payments-query.ts';
export { RefundList } from './refund/RefundList.tsx';
export { RefundSheet } from './refund/RefundSheet.tsx';
