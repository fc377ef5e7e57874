import { Button } from '@tableside/design';
import { useState } from 'react';
import type { Bill } from '../../data/bills.ts';
import { useOnline } from '../../data/connectivity.ts';
import { useStartPaying, worthOf } from '../../features/bill/index.ts';
import { useGuest } from '../../features/venue/index.ts';
import { useT } from '../../texts/texts.ts';
import styles from './SelectItems.module.css';

type Props = {
  readonly bill: Bill;
  readonly wanted: readonly string[];
  /** Resolves when the server knows the choice. */
  readonly settled: () => Promise<void>;
  /** Going on to Pay: the choice must outlive the screen. SPLIT-15. */
  readonly onGo: () => void;
};

/** How much is chosen, what is left on the bill, and going on to pay. */
export const ChosenBar = ({ bill, wanted, settled, onGo }: Props) => {
  const t = useT();
  const { money, restaurant } = useGuest();
  const online = useOnline();
  const { busy, start } = useStartPaying(bill.unique_order_number);
  const [waiting, setWaiting] = useState(false);
  const { decimals } = restaurant.currency;
  const chosen = bill.items.filter(({ id }) => wanted.includes(id));
  const sum = worthOf(chosen, decimals);
  const pay = async () => {
    setWaiting(true);
    await settled();
    setWaiting(false);
    await start({ kind: 'items', subtotal: sum }, onGo);
  };
  return (
    <>
      <div className={styles.sums}>
        <p role="status">
          {chosen.length === 0 ? t('bill.select.nothing') : t('bill.select.chosen', { count: chosen.length })}
        </p>
        <p className={styles.left}>
          {t('bill.select.leftOnBill')} <strong>{money(bill.left)}</strong>
        </p>
      </div>
      <Button wide disabled={chosen.length === 0 || !online} busy={busy || waiting} onClick={pay}>
        {chosen.length === 0 ? t('bill.select.payNothing') : t('bill.select.pay', { sum: money(sum) })}
      </Button>
    </>
  );
};
