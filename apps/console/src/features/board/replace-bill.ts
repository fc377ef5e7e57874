import type { StaffBill } from '@tableside/contract/http/console/money';
import type { QueryClient } from '@tanstack/react-query';
import { billKey, billsKey } from '../../api/query-keys.ts';

/** The later state of a bill: its revision grows with each change. Of two alike the one that came later. */
export const laterBill = (known: StaffBill | undefined, came: StaffBill): StaffBill =>
  known && known.revision > came.revision ? known : came;

/** Takes a list from the server in; what events told meanwhile stays. */
export const laterBills = (
  known: readonly StaffBill[] | undefined,
  came: readonly StaffBill[],
): readonly StaffBill[] => {
  const before = new Map(known?.map(bill => [bill.id, bill]));
  return came.map(bill => laterBill(before.get(bill.id), bill));
};

/** Puts a bill into the list, when the list is loaded; one that is not in it yet is put at its end. */
export const replaceBill =
  (bill: StaffBill) =>
  (bills: readonly StaffBill[] | undefined): readonly StaffBill[] | undefined => {
    if (!bills?.some(({ id }) => id === bill.id)) return bills && [...bills, bill];
    return bills.map(known => (known.id === bill.id ? laterBill(known, bill) : known));
  };

/** Shows a bill as an event or an answer has it, wherever it is shown. */
export const putBill = (client: QueryClient, venueId: string, bill: StaffBill): void => {
  client.setQueryData<readonly StaffBill[]>(billsKey(venueId), replaceBill(bill));
  client.setQueryData<StaffBill>(billKey(venueId, bill.id), known => known && laterBill(known, bill));
};
