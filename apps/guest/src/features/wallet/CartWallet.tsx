import { fromMajor, type Minor, minor, toMajor } from '@tableside/domain/money';
import { go } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';
import { type Cart, cartStore } from '../../data/cart/index.ts';
import type { Order } from '../../data/orders.ts';
import { useT } from '../../texts/texts.ts';
import { showToast } from '../../toasts/toasts.ts';
import { useGuest } from '../venue/index.ts';
import type { Begun } from './begun.ts';
import { begunIn, useWalletInSession } from './in-session.ts';
import { WalletPay } from './WalletPay.tsx';

type Props = {
  readonly cart: Cart;
  /** With the tip, major units: what the guest agrees to. */
  readonly total: number;
  /** Places the cart as the server has it; null: it could not be, and that was said. */
  readonly place: (cart: Cart) => Promise<Order | null>;
  readonly onBusy: (busy: boolean) => void;
  readonly onThere: (there: boolean) => void;
};

/**
 * Orders and pays by one word in the sheet of the phone's wallet. Until then nothing is placed; a payment that does not
 * come about leaves the order on Pay, from where Back leads to the full cart. ADR 0005.
 */
export const CartWallet = ({ cart, total, place, onBusy, onThere }: Props) => {
  const t = useT();
  const guest = useGuest();
  const { token } = guest;
  const at = useWalletInSession();
  const { decimals } = at;
  const of = (amount: number): Minor => fromMajor(amount, decimals);
  const tip = of(total) - of(cart.total);
  const begin = async (agreed: number): Promise<Begun | null> => {
    const store = cartStore(token);
    await store.flush();
    const { cart: now } = store.current();
    if (of(now.total) + tip !== agreed) {
      showToast({ id: 'wallet', tone: 'error', text: t('cart.contentChanged') });
      return null;
    }
    const order = await place(now);
    if (!order) return null;
    const wish = {
      session: token,
      order: order.unique_order_number,
      personnel_id: null,
      tips: 0,
      pay_for_selected_items: false,
      expected_amount: toMajor(minor(agreed), decimals),
    };
    return begunIn(guest, order.order_id, wish);
  };
  return (
    <WalletPay
      at={at}
      amount={of(total)}
      begin={begin}
      onBusy={onBusy}
      onThere={onThere}
      onFailed={({ noteAs }) => go(pathTo('Pay', { session: token, order: noteAs }), { replace: true })}
    />
  );
};
