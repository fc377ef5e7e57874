import type { StaffBill } from '@tableside/contract/http/console/money';
import { type Minor, minor, toMajor } from '@tableside/domain/money';
import { useMemo } from 'react';
import { useMoney, useVenue } from '../../session/index.ts';
import { cashWaiting } from './unsent-order.ts';
import { useUnsent } from './use-unsent.ts';

/** What of a bill was paid in cash that waits on this device. */
export const useCashWaiting = (bill: string): Minor => cashWaiting(useUnsent(), bill);

/** The bill with what is left once cash that waits on this device is booked: nobody takes it twice. */
export const useBillLessWaiting = (bill: StaffBill): StaffBill => {
  const money = useMoney();
  const { decimals } = useVenue().currency;
  const waiting = useCashWaiting(bill.id);
  return useMemo(() => {
    if (waiting === 0) return bill;
    const left = minor(Math.max(0, money.read(bill.left) - waiting));
    return { ...bill, left: toMajor(left, decimals) };
  }, [bill, waiting, money, decimals]);
};
