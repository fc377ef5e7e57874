import { Button } from '@tableside/design';
import { fromMajor } from '@tableside/domain/money';
import type { Bill } from '../../data/bills.ts';
import { ActionWords } from '../../features/action-words/index.ts';
import { useBillWallet, useStartPaying } from '../../features/bill/index.ts';
import { useGuest } from '../../features/venue/index.ts';
import { useT } from '../../texts/texts.ts';
import styles from './Order.module.css';

type Props = { readonly bill: Bill; readonly look?: 'primary' | 'secondary' | 'quiet' };

/** Pays all that is left; the bill's balance stands on it and is always in sight. PAYGO-04, PAYGO-07, PAYGO-09, PAYGO-10. */
export const PayAll = ({ bill, look = 'primary' }: Props) => {
  const t = useT();
  const { money } = useGuest();
  const { busy, start } = useStartPaying(bill.unique_order_number);
  return (
    <Button wide look={look} busy={busy} onClick={() => start({ kind: 'all', subtotal: bill.left })}>
      <ActionWords shared={look === 'secondary'} words={t('bill.payAll', { total: money(bill.left) })} />
    </Button>
  );
};

const atOnce = async (): Promise<boolean> => true;

/** The same, with this phone's wallet beside it. */
export const PayAllBar = ({ bill }: { readonly bill: Bill }) => {
  const { payingEnabled, restaurant } = useGuest();
  const amount = payingEnabled ? fromMajor(bill.left, restaurant.currency.decimals) : 0;
  const wallet = useBillWallet(bill, { amount, items: false, hold: atOnce });
  return (
    <div className={styles.actions}>
      <PayAll bill={bill} look={wallet.there ? 'secondary' : 'primary'} />
      {wallet.button}
    </div>
  );
};
