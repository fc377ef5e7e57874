import { progressOf } from '@tableside/contract/order-progress';
import { asksToNotify } from '@tableside/domain/notify';
import { isOngoing } from '@tableside/domain/orders';
import type { Order } from '../../data/orders.ts';
import { useGuest } from '../venue/index.ts';
import { NotifyCard } from './NotifyCard.tsx';
import { notifyChoice } from './notify-cookie.ts';
import { useNotify } from './use-notify.ts';

/** Below an order that is under way: how its guest hears of it. Where guests come for their food the question is a card. NOTIFY-04 */
export const NotifyRow = ({ order }: { order: Order }) => {
  const { session, restaurant, flags, preview } = useGuest();
  const notify = useNotify();
  const tableType = session.table.order_type;
  const place = { flags, tableType, foodCourt: false, preview };
  const asks =
    (notify.sms || notify.push) && asksToNotify(place, { phoneNumber: notify.phone, choice: notifyChoice() });
  return (
    <NotifyCard
      notify={notify}
      asks={asks}
      pickup={tableType === 'pickup'}
      ongoing={isOngoing(progressOf(order))}
      country={restaurant.country_code}
    />
  );
};
