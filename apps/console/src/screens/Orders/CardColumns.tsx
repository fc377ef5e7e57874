import type { BoardOrder } from '@tableside/contract/http/console/board';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { CardList } from './CardList.tsx';
import { cardOf, dealCards } from './deal-cards.ts';
import styles from './orders.module.css';

/** The cards of a lane in columns beside each other. */
export const CardColumns = ({ orders, columns }: { orders: readonly BoardOrder[]; columns: number }) => {
  const before = useRef<ReadonlyMap<string, number>>(new Map());
  const dealt = useMemo(() => {
    const places = dealCards(orders.map(cardOf), columns, before.current);
    return orders.map((order, at) => ({ order, column: places[at] ?? 0 }));
  }, [orders, columns]);
  useLayoutEffect(() => {
    before.current = new Map(dealt.map(({ order, column }) => [order.unique_order_number, column]));
  }, [dealt]);
  return (
    <div className={styles.laneCards}>
      {Array.from({ length: columns }, (_, column) => column).map(column => (
        <CardList
          key={column}
          orders={dealt.filter(each => each.column === column).map(({ order }) => order)}
          className={styles.column}
        />
      ))}
    </div>
  );
};
