import { Button, Skeleton } from '@tableside/design';
import { useEffect } from 'react';
import { renameHere } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';
import type { ScreenProps } from '../../app/screens.ts';
import type { Bill } from '../../data/bills.ts';
import { EmptyBill, isOpen, useBill, useBillNews } from '../../features/bill/index.ts';
import { Frame } from '../../features/frame/index.ts';
import { useGuest } from '../../features/venue/index.ts';
import { useT } from '../../texts/texts.ts';
import styles from './Order.module.css';
import { TheBill } from './TheBill.tsx';

/** The address names the bill on screen, so that it stays the same one when another is opened or paid. PAYGO-19. */
const useOwnAddress = (bill: Bill | undefined): void => {
  const { token } = useGuest();
  const number = bill?.unique_order_number;
  useEffect(() => {
    if (!number || new URLSearchParams(location.search).get('orderNumber') === number) return;
    renameHere(pathTo('Order', { session: token }, { orderNumber: number }));
  }, [token, number]);
};

/** The table's bill: what is on it, what is paid, who pays what, and the ways to pay. PAYGO-01…19. */
const Order = (_: ScreenProps) => {
  const t = useT();
  const { bills, bill, failed, refreshing, refresh } = useBill();
  const said = useBillNews(bill);
  useOwnAddress(bill);
  const shown = bill && bill.items.length > 0 ? bill : undefined;
  // Only what is open can be paid; a closed bill is shown beside others because somebody looks at it.
  const offered = bills?.filter(each => each === bill || (isOpen(each) && each.items.length > 0));
  if (shown) {
    const number = shown.unique_order_number;
    return <TheBill key={number} bill={shown} bills={offered ?? [shown]} said={said} />;
  }
  return (
    <Frame title={t('bill.title')}>
      {bills && <EmptyBill refreshing={refreshing} onRefresh={refresh} />}
      {failed && (
        <div role="alert" className={styles.failed}>
          <p>{t('bill.loadFailed')}</p>
          <Button look="secondary" busy={refreshing} onClick={refresh}>
            {t('bill.retry')}
          </Button>
        </div>
      )}
      {!bills && !failed && (
        <div aria-busy="true" className={styles.loading}>
          <Skeleton shape="block" />
          <Skeleton lines={6} />
        </div>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </Frame>
  );
};
export default Order;
