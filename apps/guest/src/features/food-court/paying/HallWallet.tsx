import { fromMajor, minor, sum, toMajor } from '@tableside/domain/money';
import { go } from '../../../app/navigation.ts';
import { api } from '../../../data/api.ts';
import { cartStore } from '../../../data/cart/index.ts';
import { useT } from '../../../texts/texts.ts';
import { showToast } from '../../../toasts/toasts.ts';
import { type Begun, useWalletAhead, WalletPay } from '../../wallet/index.ts';
import type { Part } from '../basket/use-basket.ts';
import { type Hall, inVisit } from '../hall/court-data.ts';
import { refetchCourtOrders } from '../orders/court-orders.ts';
import { moneyAt } from '../orders/order-venue.ts';
import { leave } from '../placing/leave.ts';
import type { Placed } from '../placing/send-together.ts';
import { COMPOSITE_CALLS } from './calls.ts';
import { payPath } from './pay-path.ts';
import { paymentStatusPath, payNameOf } from './to-pay.ts';

type Props = {
  readonly hash: string;
  readonly hall: Hall;
  /** What is ordered, in one currency; each of it is paid first. */
  readonly parts: readonly [Part, ...Part[]];
  /** All of it, in major units. */
  readonly total: number;
  /** Places the carts as the server has them; null: they could not be, and that was said. */
  readonly place: (parts: readonly Part[]) => Promise<Placed | null>;
  readonly onBusy: (busy: boolean) => void;
  readonly onThere: (there: boolean) => void;
};

/** The same basket as the server has it by now. */
const settled = (parts: readonly Part[]): Promise<readonly Part[]> =>
  Promise.all(
    parts.map(async part => {
      const store = cartStore(part.session);
      await store.flush();
      const { cart } = store.current();
      return { ...part, cart, total: cart.total };
    }),
  );

/**
 * Orders at every stall and pays for all of it by one word in the sheet of the phone's wallet. Until then nothing is placed; a
 * payment that does not come about leaves the orders on Pay, from where Back leads to the full basket. ADR 0005, ADR 0034.
 */
const HallWallet = ({ hash, hall, parts, total, place, onBusy, onThere }: Props) => {
  const t = useT();
  const [first] = parts;
  const { code, decimals } = first.currency;
  const said = useWalletAhead(hall.session, () =>
    inVisit(hash, session => api('GET /food-courts/wallet/{session}', { session })),
  );
  // Who takes the money has accounts in one currency: stalls with another one are paid by themselves.
  const ahead = said && said.currency !== code ? null : said;
  const begin = async (agreed: number): Promise<Begun | null> => {
    const now = await settled(parts);
    if (sum(now.map(part => fromMajor(part.total, decimals))) !== agreed) {
      showToast({ id: 'wallet', tone: 'error', text: t('cart.contentChanged') });
      return null;
    }
    const placed = await place(now);
    const orders = placed?.map(({ order }) => order) ?? [];
    const [one] = orders;
    if (!placed || !one) return null;
    if (placed.some(({ next }) => next !== 'pay')) {
      leave(hash, hall, placed);
      return null;
    }
    const wish = {
      food_court_session: hall.session,
      orders: orders.map(({ unique_order_number: number }) => number),
      expected_amount: toMajor(minor(agreed), decimals),
    };
    return {
      label: null,
      wish,
      noteAs: payNameOf(orders),
      onPaid: () => void refetchCourtOrders(hash).catch(() => undefined),
      // A page of a stall, which comes in its looks.
      follow: (uuid, outcome) => location.replace(paymentStatusPath(hash, one, uuid, outcome === 'paid')),
    };
  };
  const onFailed = ({ wish }: Begun) => {
    const numbers = 'orders' in wish ? wish.orders : [];
    const named = numbers.map(number => ({ unique_order_number: number }));
    go(payPath(hash, named), { replace: true });
  };
  const at = { ahead, decimals, money: (amount: number) => moneyAt(first, amount), calls: COMPOSITE_CALLS };
  return (
    <WalletPay
      at={at}
      amount={fromMajor(total, decimals)}
      begin={begin}
      onBusy={onBusy}
      onThere={onThere}
      onFailed={onFailed}
    />
  );
};
export default HallWallet;
