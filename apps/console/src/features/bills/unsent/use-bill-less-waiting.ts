import type { StaffBill } from '@tableside/contract/http/console/money';
import type { Minor } from '@tableside/domain/money';
import { useMemo } from 'react';
import { useVenue } from '../../session/index.ts';
import { billLessWaiting, cashWaiting } from './unsent-order.ts';
import { useUnsent } from './use-unsent.ts';

/** What of a bill was paid in cash that waits on this device. */
export const useCashWaiting = (bill: string): Minor => cashWaiting(useUnsent(), bill);

/** The bill with what is left once cash that waits on this device is booked. */
export const useBillLessWaiting = (bill: StaffBill): StaffBill => {
  const { decimals } = useVenue().currency;
  const waiting = useUnsent();
  return useMemo(() => billLessWaiting(bill, waiting, decimals), [bill, waiting, decimals]);
};
