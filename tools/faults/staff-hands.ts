import type { CallAnswer } from '@tableside/contract/client';
import { type Asker, asker } from './asking.ts';
import type { AtTable } from './at-table.ts';

type StaffBill = CallAnswer<'GET /console/{venue}/bills/{bill}'>['bill'];

/** Somebody of the staff, at any server that is alive. */
export const person = (at: AtTable, role: keyof AtTable['staff']): Asker =>
  asker(at.stage, at.notes, at.plan.seed, at.staff[role].cookies);

/** The open bill of the table, made if missing; null: refused. */
export const openBill = async (at: AtTable): Promise<StaffBill | null> => {
  const { venue } = at.place;
  const input = { venue: venue.id, table: at.table.id, body: {} };
  const opened = await person(at, 'waiter').must('POST /console/{venue}/tables/{table}/bill', input);
  return opened?.bill ?? null;
};
