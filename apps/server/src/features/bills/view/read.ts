import type { StaffBill } from '@tableside/contract/http/console/money';
import type { BillView } from '@tableside/contract/http/shared/bill-view';
import type { Run } from '../../../database/database.ts';
import { billViewOf, readBill, staffBillOf } from './view.ts';

/** A bill as guests see it. Throws `Refusal` bill_not_found. `now` in epoch milliseconds. ENTITY-43. */
export const billView = async (run: Run, billId: string, now: number): Promise<BillView> =>
  billViewOf(await readBill(run, billId, now));

/** A bill as staff see it. Throws `Refusal` bill_not_found. `now` in epoch milliseconds. */
export const staffBill = async (run: Run, billId: string, now: number): Promise<StaffBill> =>
  staffBillOf(await readBill(run, billId, now));
