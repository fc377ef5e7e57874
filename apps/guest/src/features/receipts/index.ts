export { InvoiceButton } from './InvoiceButton.tsx';
export { ReceiptButton } from './ReceiptButton.tsx';
export { Receipts, receiptsFor } from './Receipts.tsx';
