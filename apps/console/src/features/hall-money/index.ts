export { HallPayouts } from './HallPayouts.tsx';
export { hallMoneyQuery } from './hall-money-query.ts';
export { CommissionInvoices } from './invoices/CommissionInvoices.tsx';
export { OwnAccount } from './OwnAccount.tsx';
export { HallReport } from './papers/HallReport.tsx';
export { Stalls } from './Stalls.tsx';
