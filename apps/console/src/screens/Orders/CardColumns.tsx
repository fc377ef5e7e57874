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
    return Array.from({ length: columns }, (_, column) =>
      orders.filter((__, at) => (places[at] ?? 0) === column),
    );
  }, [orders, columns]);
  useLayoutEffect(() => {
    before.current = new Map(
      dealt.flatMap((all, column) => all.map(order => [order.unique_order_number, column] as const)),
    );
  }, [dealt]);
  return (
    <div className={styles.laneCards}>
      {dealt.map((all, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is what stands in this place
        <CardList key={column} orders={all} className={styles.column} />
      ))}
    </div>
  );
};
