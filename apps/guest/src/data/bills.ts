import type { BillView } from '@tableside/contract/http/shared/bill-view';
import { api } from './api.ts';
import { type Entry, loadEntry, patchEntry, useEntry } from './cache.ts';
import { keys } from './keys.ts';

export type Bill = BillView;

const fetchBills = (token: string) => async () =>
  (await api('GET /orders/get-paygo-orders/{session}', { session: token })).orders;

/** The table's bills, oldest first. PAYGO-16. */
export const refetchBills = (token: string): Promise<readonly Bill[]> =>
  loadEntry(keys.bills(token), fetchBills(token));

/** One changed or new bill put in its place; one that is older than what is known changes nothing. */
export const upsertBill = (bills: readonly Bill[], bill: Bill): readonly Bill[] => {
  const known = bills.find(each => each.unique_order_number === bill.unique_order_number);
  if (!known) return [...bills, bill];
  return known.revision > bill.revision ? bills : bills.map(each => (each === known ? bill : each));
};

/** Takes over a bill that an event or an answer brought. RT-11. */
export const receiveBill = (token: string, bill: Bill): void =>
  patchEntry<readonly Bill[]>(keys.bills(token), bills => upsertBill(bills, bill));

export const useBills = (token: string): Entry<readonly Bill[]> =>
  useEntry<readonly Bill[]>(keys.bills(token), fetchBills(token));

/** The bill of the address, else the first open one, else the newest. PAYGO-19. */
export const findBill = (bills: readonly Bill[], number: string | undefined): Bill | undefined =>
  bills.find(bill => bill.unique_order_number === number) ??
  bills.find(bill => bill.status === 'open' && !bill.is_paid) ??
  bills.at(-1);

/** The table's bill that is to be paid next; undefined while it is not known, or when there is none. SELECT-10. */
export const useOpenBill = (token: string): Bill | undefined =>
  useBills(token).data?.find(bill => bill.status === 'open' && !bill.is_paid);
