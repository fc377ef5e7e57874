import type { BoardTable } from '@tableside/contract/http/console/board';
import { useText } from '../../../i18n/index.ts';
import { timesOf } from '../../../parts/times-of.ts';
import { ageMinutes, ordersOfParty, useBoard, useNow } from '../../board/index.ts';
import { HeldCourses } from '../../courses/index.ts';
import { statusText } from '../../orders/index.ts';
import { useClock, useMoney } from '../../session/index.ts';
import styles from '../sheet.module.css';

/** What goes on at a table: since when, who, what is owed and paid, its orders, and the codes to say aloud. */
export const TableFacts = ({ table }: { table: BoardTable }) => {
  const { t } = useText();
  const money = useMoney();
  const clock = useClock();
  const now = useNow();
  const { state } = useBoard();
  const orders = ordersOfParty(Object.values(state?.orders ?? {}), table);
  const minutes = table.since === null ? null : ageMinutes(table.since, now);
  const settled = t(table.paid > 0 || orders.length > 0 ? 'table.allPaid' : 'table.nothingYet');
  const facts = [
    ...(table.reserved
      ? [t('reservations.at', { name: table.reserved.name, count: table.reserved.party })]
      : []),
    ...(minutes === null || minutes < 1 ? [] : [t('floor.since', { age: clock.age(minutes) })]),
    ...(table.people > 0 ? [t('floor.people', { count: table.people })] : []),
    ...(table.guests > 0 ? [t('table.guests', { count: table.guests })] : []),
    ...(table.open_orders > 0 ? [t('table.openOrders', { count: table.open_orders })] : []),
    ...(table.paid > 0 ? [t('floor.paidSoFar', { amount: money.text(table.paid) })] : []),
  ];
  return (
    <div className={styles.facts}>
      {table.state !== 'free' && (
        <>
          <p className={styles.balance}>
            {table.unpaid > 0 ? t('table.unpaid', { amount: money.text(table.unpaid) }) : settled}
          </p>
          <p>{facts.join(' · ')}</p>
        </>
      )}
      {table.pin !== null && (
        <p className={styles.pin}>
          <span>{t('table.pin')}</span> <b>{table.pin}</b>
        </p>
      )}
      <HeldCourses orders={orders} />
      {orders.length > 0 && (
        <ul className={styles.orders} aria-label={t('table.orders')}>
          {orders.map(order => (
            <li key={order.unique_order_number}>
              <b>{t('order.number', { number: order.order_id })}</b>
              <span>{t(statusText(order))}</span>
              <span>{order.items.map(item => timesOf(item.quantity, item.name)).join(', ')}</span>
              <b>{money.text(order.total)}</b>
            </li>
          ))}
        </ul>
      )}
      {table.waiter && <p>{t('serve.servedBy', { name: table.waiter.name })}</p>}
      <p className={styles.code}>{t('table.code', { code: table.short_code })}</p>
    </div>
  );
};
