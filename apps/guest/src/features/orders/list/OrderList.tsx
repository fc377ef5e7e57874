import { progressOf } from '@tableside/contract/order-progress';
import { groupOrders, isOngoing, LIST_LABELS } from '@tableside/domain/orders';
import { Fragment, type ReactNode } from 'react';
import type { Order } from '../../../data/orders.ts';
import { useT } from '../../../texts/texts.ts';
import styles from './OrderList.module.css';

type Props<T extends Order> = {
  readonly orders: readonly T[];
  readonly children: (order: T) => ReactNode;
};

/** Nobody has it before it is paid: it is not in progress. ADR 0005. */
const isUnpaid = ({ order }: { readonly order: Order }): boolean => order.waiting_for === 'payment';

/** What is to pay first, orders in progress, then completed ones, each part ordered by the groups of the spec. ORDER-16, ORDER-17. */
export const OrderList = <T extends Order>({ orders, children }: Props<T>) => {
  const t = useT();
  const groups = groupOrders(orders.map(order => ({ ...progressOf(order), order })));
  const inOrder = LIST_LABELS.flatMap(label => groups[label]);
  const parts = [
    { title: t('orders.unpaid'), orders: inOrder.filter(isUnpaid) },
    { title: t('orders.ongoing'), orders: inOrder.filter(each => isOngoing(each) && !isUnpaid(each)) },
    { title: t('orders.completed'), orders: inOrder.filter(each => !isOngoing(each)) },
  ];
  return parts
    .filter(part => part.orders.length > 0)
    .map(part => (
      <section key={part.title}>
        <h2 className={styles.heading}>{part.title}</h2>
        <ul className={styles.list}>
          {part.orders.map(({ order }) => (
            <Fragment key={order.unique_order_number}>{children(order)}</Fragment>
          ))}
        </ul>
      </section>
    ));
};
