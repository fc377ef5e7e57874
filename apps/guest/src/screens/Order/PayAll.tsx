import { Button } from '@tableside/design';
import type { Bill } from '../../data/bills.ts';
import { isOpen, useStartPaying } from '../../features/bill/index.ts';
import { useGuest } from '../../features/venue/index.ts';
import { useT } from '../../texts/texts.ts';

/** Pays all that is left; the bill's balance stands on it and is always in sight. PAYGO-04, PAYGO-07, PAYGO-09, PAYGO-10. */
export const PayAll = ({ bill }: { bill: Bill }) => {
  const t = useT();
  const { money, payingEnabled } = useGuest();
  const { busy, start } = useStartPaying(bill.unique_order_number);
  const open = isOpen(bill);
  return (
    <Button
      wide
      disabled={!open || !payingEnabled}
      busy={busy}
      onClick={() => start({ kind: 'all', subtotal: bill.left })}
    >
      {open
        ? t('bill.payAll', { total: money(bill.left) })
        : t(bill.is_paid ? 'bill.allPaid' : 'bill.closed')}
    </Button>
  );
};
