import type { Bill } from '../../../data/bills.ts';
import { t } from '../../../texts/texts.ts';
import { showToast } from '../../../toasts/toasts.ts';

/**
 * Says which of the chosen items somebody else has now; what is off the bill altogether shows by itself, and what this guest paid
 * for is nobody else's. SPLIT-06, SPLIT-07.
 */
export const tellLost = (bill: Bill, ids: readonly string[], me: number): void => {
  const taken = bill.items.filter(({ id, paid_by }) => ids.includes(id) && paid_by !== me);
  const [first] = taken;
  if (!first) return;
  const text =
    taken.length === 1
      ? t('bill.select.lost', { name: first.name })
      : t('bill.select.lostSome', { count: taken.length });
  showToast({ id: 'selection-lost', tone: 'info', text });
};
