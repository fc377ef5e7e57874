import { useEffect, useRef, useState } from 'react';
import type { Bill } from '../../data/bills.ts';
import { useT } from '../../texts/texts.ts';
import { showToast } from '../../toasts/toasts.ts';
import { usePartyWords } from '../party/index.ts';
import { useGuest } from '../venue/index.ts';
import { newlyHeld, newPayments } from './bill-news.ts';

/**
 * Tells what the others do: their payments as messages, their choices to readers only (`said`), since the rows show them.
 * Another bill on screen is no news. RT-11.
 */
export const useBillNews = (bill: Bill | undefined): string => {
  const t = useT();
  const say = usePartyWords();
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
          : say(guest_index, 'bill.namedPaid', 'bill.guestPaid', { sum });
      showToast({ id: `paid-${uuid}`, tone: 'success', text });
    }
    const [held] = newlyHeld(known, bill, me);
    if (held?.held_by) {
      setSaid(`${held.name}: ${say(held.held_by, 'bill.heldByNamed', 'bill.heldByGuest')}`);
    }
  }, [bill, me, money, t, say]);
  return said;
};
