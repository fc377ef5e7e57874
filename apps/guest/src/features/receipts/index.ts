export { InvoiceButton } from './InvoiceButton.tsx';
export { ReceiptButton } from './ReceiptButton.tsx';
export { ReceiptSheet } from './ReceiptSheet.tsx';
