import type { Cart } from '../../data/cart/index.ts';
import { useT } from '../../texts/texts.ts';
import { CartSums } from './CartSums.tsx';
import { useCartTip } from './tip/use-cart-tip.ts';

type Props = {
  readonly cart: Cart;
  /** Above the button of the cart, always in view: the parts in one quiet line. CART-12. */
  readonly docked?: boolean;
};

/** Everything that makes up what is to pay, the tip with it. CART-08, CART-26, CART-30, CART-35. */
export const PriceSummary = ({ cart, docked }: Props) => {
  const t = useT();
  const { tip, total } = useCartTip(cart);
  return (
    <section aria-label={t('cart.summary')}>
      <CartSums cart={cart} look={docked ? 'docked' : 'summary'} tip={tip} total={total} />
    </section>
  );
};
