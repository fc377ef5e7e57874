import type { BoardOrder } from '@tableside/contract/http/console/board';
import { memo, useRef } from 'react';
import { OrderCard, useActKeys, useSteadyActs } from '../../features/orders/index.ts';
import { stopStill } from '../../parts/steady/hold-still.ts';

type Props = { orders: readonly BoardOrder[]; className: string | undefined };

/** Orders below each other or in a grid; an act that comes to where another stood holds still for a moment. */
export const CardList = memo(({ orders, className }: Props) => {
  const list = useRef<HTMLDivElement>(null);
  useSteadyActs(list, useActKeys(orders));
  return (
    <div
      ref={list}
      className={orders.length > 0 ? className : undefined}
      data-numbered={orders.every(({ table_name }) => /^\d{1,3}$/.test(table_name)) || undefined}
      onClickCapture={stopStill}
    >
      {orders.map(order => (
        <OrderCard key={order.unique_order_number} order={order} />
      ))}
    </div>
  );
});
