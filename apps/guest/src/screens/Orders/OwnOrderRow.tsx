import { Link } from '../../app/Link.tsx';
import { pathTo } from '../../app/paths.ts';
import { loadScreen } from '../../app/screens.ts';
import type { Order } from '../../data/orders.ts';
import { OrderAgain } from '../../features/again/index.ts';
import { OrderRow } from '../../features/orders/index.ts';
import { useGuest } from '../../features/venue/index.ts';

type Props = { readonly order: Order; readonly onOpen: (number: string) => void };

/** An order of the session in its list, with the way to pay it and to have it again. */
export const OwnOrderRow = ({ order, onOpen }: Props) => {
  const { token, money, session, restaurant } = useGuest();
  return (
    <OrderRow
      order={order}
      place={{ tableType: session.table.order_type, orderFlow: restaurant.order_flow }}
      money={money}
      onOpen={onOpen}
      pay={(className, words) => (
        <Link
          href={pathTo('Pay', { session: token, order: order.unique_order_number })}
          className={className}
          onPointerDown={() => loadScreen('Pay')}
        >
          {words}
        </Link>
      )}
    >
      <OrderAgain order={order} inList />
    </OrderRow>
  );
};
