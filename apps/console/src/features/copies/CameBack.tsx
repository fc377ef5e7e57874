import { type CopyStart, HELD_HOURS } from '@tableside/contract/http/admin/copies';
import { minor } from '@tableside/domain/money';
import { useText } from '../../i18n/index.ts';
import { Facts } from '../../parts/list/Facts.tsx';
import { useClock, useMoney } from '../session/index.ts';
import styles from './copies.module.css';

/** How far the books go that came back, and how much is in them of the last hours. */
export const CameBack = ({ start }: { start: CopyStart }) => {
  const { t } = useText();
  const clock = useClock();
  const money = useMoney();
  const { came_back: held } = start;
  const sumOf = (count: number, total: number): string =>
    t('copies.countAndSum', { count, sum: money.show(minor(total)) });
  const facts: readonly (readonly [string, string])[] = [
    [t('copies.upTo'), clock.dayAndTime(start.from_at)],
    [
      t('copies.lastOrder'),
      held.last_order_at === null
        ? t('copies.never')
        : t('copies.numberAt', { number: held.last_order ?? '', time: clock.dayAndTime(held.last_order_at) }),
    ],
    [
      t('copies.lastPayment'),
      held.last_payment_at === null ? t('copies.never') : clock.dayAndTime(held.last_payment_at),
    ],
    [t('copies.orders', { hours: HELD_HOURS }), sumOf(held.orders, held.orders_total)],
    [t('copies.payments', { hours: HELD_HOURS }), sumOf(held.payments, held.payments_total)],
  ];
  return <Facts facts={facts} className={styles.facts} />;
};
