import { useEffect, useRef, useState } from 'react';
import type { Bill } from '../../data/bills.ts';
import { useT } from '../../texts/texts.ts';
import { showToast } from '../../toasts/toasts.ts';
import { useGuest } from '../venue/index.ts';
import { newlyHeld, newPayments } from './bill-news.ts';

/**
 * Tells what the others do: their payments as messages, their choices to readers only (`said`), since the rows show them.
 * Another bill on screen is no news. RT-11.
 */
export const useBillNews = (bill: Bill | undefined): string => {
  const t = useT();
  const { session, money } = useGuest();
  const me = session.guest_index;
  const before = useRef(bill);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const known = before.current;
    before.current = bill;
    if (!bill || known?.unique_order_number !== bill.unique_order_number) return;
    for (const { uuid, amount, guest_index } of newPayments(known, bill, me)) {
      const sum = money(amount);
      const text =
        guest_index === null
          ? t('bill.staffPaid', { sum })
          : t('bill.guestPaid', { number: guest_index, sum });
      showToast({ id: `paid-${uuid}`, tone: 'success', text });
    }
    const [held] = newlyHeld(known, bill, me);
    if (held) setSaid(t('bill.guestChose', { number: held.held_by ?? '', name: held.name }));
  }, [bill, me, money, t]);
  return said;
};
