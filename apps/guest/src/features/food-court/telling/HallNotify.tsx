import { NotifyCard } from '../../notify/index.ts';
import type { Hall } from '../hall/court-data.ts';
import { useCourtOrders } from '../orders/court-orders.ts';
import { keptNumber } from './kept-number.ts';
import { useHallNotify } from './use-hall-notify.ts';

/** Of the stalls, as their money is written: a hall has no address. */
const countryOf = ({ stalls }: Hall): string => stalls[0]?.locale.locale_code.split('-')[1] ?? '';

type Props = { readonly hash: string; readonly hall: Hall; readonly ongoing: boolean };

/**
 * How the guest hears of what the stalls make: one answer for all of them. It comes late, and so stands in the dock: in
 * sight, and over nothing that is read. FOOD-45, FOOD-53.
 */
const HallNotify = ({ hash, hall, ongoing }: Props) => {
  const { data: orders = [] } = useCourtOrders(hash);
  const live = orders.filter(order => !order.session_over).map(order => order.session_token ?? '');
  const notify = useHallNotify(hash, [...new Set(live)].filter(Boolean));
  return (
    <NotifyCard
      notify={notify}
      asks={false}
      docked
      pickup
      ongoing={ongoing}
      country={countryOf(hall)}
      known={keptNumber()}
    />
  );
};
export default HallNotify;
