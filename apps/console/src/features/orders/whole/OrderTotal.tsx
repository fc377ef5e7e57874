import type { BoardOrder } from '@tableside/contract/http/console/board';
import { useText } from '../../../i18n/index.ts';
import { useMoney } from '../../session/index.ts';
import { collectsCash } from '../amounts.ts';
import styles from './whole.module.css';

/** The total and whether it is paid. */
export const OrderTotal = ({ order }: { order: BoardOrder }) => {
  const { t } = useText();
  const money = useMoney();
  const paid = order.is_paid
    ? t('order.paid')
    : order.pay_at_restaurant
      ? t('order.payAtRestaurant')
      : order.payments_sum > 0
        ? t('order.partlyPaid', { paid: money.text(order.payments_sum), total: money.text(order.total) })
        : order.left === 0
          ? null
          : t(collectsCash(order) ? 'order.unpaidCash' : 'order.unpaid');
  return (
    <p className={styles.total}>
      <span>
        {t('order.total')} <b>{money.text(order.total)}</b>
      </span>
      {paid !== null && (
        <span className={styles.paid} data-paid={order.is_paid || undefined}>
          {paid}
        </span>
      )}
      {order.tips > 0 && <span>{t('order.tips', { amount: money.text(order.tips) })}</span>}
      {order.coupon && order.discount > 0 && (
        <span>{t('order.discount', { amount: money.text(order.discount), code: order.coupon.code })}</span>
      )}
    </p>
  );
};
