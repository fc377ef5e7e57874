import { useOrders } from '../../data/orders.ts';
import type { Payment } from '../../data/payments.ts';
import { OutcomeFacts } from '../../features/pay/index.ts';
import { useGuest } from '../../features/venue/index.ts';
import { useT } from '../../texts/texts.ts';

type Props = {
  readonly payment: Payment;
  readonly failed: boolean;
  /** It is for stalls of a hall, of which this page is one. */
  readonly together: boolean;
};

/** Who gets it and what for, and by what name staff find it; what is still to be paid where nothing was charged. */
export const StatusFacts = ({ payment, failed, together }: Props) => {
  const t = useT();
  const { token, restaurant, money } = useGuest();
  const order = useOrders(token).data?.find(each => each.unique_order_number === payment.unique_order_number);
  return (
    <OutcomeFacts>
      <div>
        <dt>{t('pay.result.venue')}</dt>
        <dd>{together ? payment.venue_name : restaurant.name}</dd>
      </div>
      {order && !together && (
        <div>
          <dt>{t('pay.result.order')}</dt>
          <dd>{order.order_id}</dd>
        </div>
      )}
      {failed && (
        <div>
          <dt>{t('cart.total')}</dt>
          <dd>{money(payment.total)}</dd>
        </div>
      )}
      <div data-long>
        <dt>{t('pay.status.reference')}</dt>
        <dd>{payment.uuid}</dd>
      </div>
    </OutcomeFacts>
  );
};
