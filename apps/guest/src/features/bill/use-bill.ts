import { useEffect, useMemo, useState } from 'react';
import { useQuery } from '../../app/navigation.ts';
import { type Bill, findBill, refetchBills, useBills } from '../../data/bills.ts';
import { useKeptFresh } from '../../data/connection/use-kept-fresh.ts';
import { inWords } from '../../texts/dish-words.ts';
import { useLanguage } from '../../texts/texts.ts';
import { announceFailure } from '../toasts/index.ts';
import { useGuest } from '../venue/index.ts';
import { BILL_TIMINGS } from './timings.ts';

export type KnownBill = {
  /** All bills of the table; undefined while they are on their way. */
  readonly bills: readonly Bill[] | undefined;
  /** The one that the address names, else the first open one. PAYGO-19. */
  readonly bill: Bill | undefined;
  readonly failed: boolean;
  /** The guest asked for it; what runs by itself shows nothing. */
  readonly refreshing: boolean;
  readonly refresh: () => void;
};

/** The table's bill, kept fresh while the screen lives. PAYGO-16, SPLIT-11. */
export const useBill = (): KnownBill => {
  const { token } = useGuest();
  const number = useQuery().get('orderNumber') ?? undefined;
  const { data, error } = useBills(token);
  const language = useLanguage();
  // Whoever ordered it, and in which language: each phone reads it in its own.
  const bills = useMemo(
    () => data?.map(bill => ({ ...bill, items: bill.items.map(item => inWords(item, language)) })),
    [data, language],
  );
  const [refreshing, setRefreshing] = useState(false);
  const bill = findBill(bills ?? [], number);
  useEffect(() => void refetchBills(token).catch(() => undefined), [token]);
  useKeptFresh(token, refetchBills, bill?.status === 'closed' ? null : BILL_TIMINGS.poll);
  const refresh = async () => {
    setRefreshing(true);
    await refetchBills(token).catch(announceFailure);
    setRefreshing(false);
  };
  return {
    bills,
    bill,
    failed: bills === undefined && error !== undefined,
    refreshing,
    refresh,
  };
};
