export { tableBillHandlers } from './handlers.ts';
export { addLines } from './staff/add-lines.ts';
export { closeBill } from './staff/close-bill.ts';
export { openBill } from './staff/open-bill.ts';
export { billNow, billsNow } from './staff/read-bills.ts';
export { settle } from './staff/settle.ts';
