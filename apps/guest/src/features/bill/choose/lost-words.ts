import type { Bill } from '../../../data/bills.ts';
import { t } from '../../../texts/texts.ts';
import { showToast } from '../../../toasts/toasts.ts';

/** Says which of the chosen items somebody else has now; what is off the bill altogether shows by itself. SPLIT-06, SPLIT-07. */
export const tellLost = (bill: Bill, ids: readonly string[]): void => {
  const taken = bill.items.filter(({ id }) => ids.includes(id));
  const [first] = taken;
  if (!first) return;
  const text =
    taken.length === 1
      ? t('bill.select.lost', { name: first.name })
      : t('bill.select.lostSome', { count: taken.length });
  showToast({ id: 'selection-lost', tone: 'info', text });
};
