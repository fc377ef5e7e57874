import type { StaffBill } from '@tableside/contract/http/console/money';
import { laterBill } from '../board/index.ts';
import { stateOf } from './lines/bill-lines.ts';

/** `ready`: all is paid and somebody may close it. `paying`: a guest's money is on its way. */
export type TileState = 'closed' | 'ready' | 'paying' | 'open';

export const tileState = (bill: StaffBill): TileState => {
  if (bill.status === 'closed') return 'closed';
  if (bill.is_paid) return 'ready';
  return bill.items.some(item => stateOf(item) === 'paying') ? 'paying' : 'open';
};

/** The list of now, and behind it what pages of closed bills add to it; of a bill in both the later state. */
export const allBills = (
  now: readonly StaffBill[],
  pages: readonly (readonly StaffBill[])[],
): readonly StaffBill[] => {
  const known = new Map(pages.flat().map(bill => [bill.id, bill]));
  for (const bill of now) known.set(bill.id, laterBill(known.get(bill.id), bill));
  return [...known.values()];
};

/** The open bill of who sits at a table; one that others left behind is not theirs. */
export const billOfTable = (bills: readonly StaffBill[], table: string): StaffBill | undefined =>
  bills.find(bill => bill.table_id === table && bill.status === 'open' && !bill.party_left);

const byTable = new Intl.Collator('en', { numeric: true });

/** Bills by their table, as staff look for them; closed ones the latest first. */
export const billList = (bills: readonly StaffBill[], shown: 'open' | 'closed'): readonly StaffBill[] => {
  const wanted = bills.filter(({ status }) => status === shown);
  return shown === 'open'
    ? wanted.sort((a, b) => byTable.compare(a.table_name, b.table_name))
    : wanted.sort((a, b) => Date.parse(b.opened_at) - Date.parse(a.opened_at));
};
