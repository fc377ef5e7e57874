import { progressOf } from '@tableside/contract/order-progress';
import { buttonClass, Icon } from '@tableside/design';
import { displayFlow, listLabel } from '@tableside/domain/orders';
import { formatTime } from '@tableside/i18n';
import type { ReactNode } from 'react';
import type { Order } from '../../../data/orders.ts';
import { useT } from '../../../texts/texts.ts';
import { orderFacts, type Place } from '../order-facts.ts';
import { useLit } from '../status/use-lit.ts';
import styles from './OrderList.module.css';

/** What is in it; of one that staff took off entirely what was. */
const wantedDishes = ({ items }: Order): string => {
  const left = items.map(({ name, quantity, taken_off }) => ({ name, count: quantity - taken_off }));
  const wanted = left.filter(({ count }) => count > 0);
  const said = wanted.length > 0 ? wanted : items.map(({ name, quantity }) => ({ name, count: quantity }));
  return said.map(({ name, count }) => `${count}\u00a0×\u00a0${name}`).join(', ');
};

type Props = {
  readonly order: Order;
  readonly place: Place;
  readonly money: (amount: number) => string;
  /** Whose it is, where several venues' orders stand below each other. */
  readonly venue?: string;
  readonly onOpen: (number: string) => void;
  /** The way to pay it, where it waits for that; `className` makes it look so. */
  readonly pay: (className: string, words: string) => ReactNode;
  /** It stands beside a way to pay several of them at once. */
  readonly paysLess?: boolean;
  readonly children?: ReactNode;
};

/** One order in a list: its number large, what is in it, how it stands. ORDER-16, ORDER-24, ORDER-26. */
export const OrderRow = ({ order, place, money, venue, onOpen, pay, paysLess = false, children }: Props) => {
  const t = useT();
  const label = listLabel(progressOf(order), displayFlow(place));
  const { view, time } = orderFacts(order, place);
  // An order that waits for its guest says for what; the others carry the label of their group.
  const waits = view === 'waiting_payment' || view === 'waiting_others';
  const words = waits || view === 'later' ? t(`orders.view.${view}`) : label && t(`orders.label.${label}`);
  const lit = useLit(`${order.status}${order.seen}${order.wait_minutes}`);
  return (
    <li>
      <button
        type="button"
        className={`${styles.row} ${lit ? styles.lit : ''}`}
        data-order={order.unique_order_number}
        onClick={() => onOpen(order.unique_order_number)}
      >
        <span className={styles.number}>
          <span className="visually-hidden">{t('orders.number')}: </span>
          {order.order_id}
        </span>
        <span className={styles.words}>
          {venue && <span className={styles.venue}>{venue}</span>}
          {words && (
            <span className={`${styles.label} ${waits ? styles.wants : ''} ${label ? styles[label] : ''}`}>
              {words}
            </span>
          )}
          <span className={styles.dishes}>{wantedDishes(order)}</span>
          {view !== 'waiting_payment' && (
            <span className={styles.when}>
              {t('orders.placedAt', { time: formatTime(order.placed_at) })}
              {time.at !== null && ` · ${t('orders.readyAt')} ${formatTime(new Date(time.at))}`}
            </span>
          )}
        </span>
        <span className={styles.sum}>
          {money(order.total)}
          <Icon name="forward" size={18} />
        </span>
      </button>
      {view === 'waiting_payment' &&
        order.is_own &&
        pay(
          `${buttonClass(paysLess ? 'secondary' : 'primary', true)} ${styles.pay}`,
          t('orders.pay', { total: money(order.left) }),
        )}
      {children}
    </li>
  );
};
