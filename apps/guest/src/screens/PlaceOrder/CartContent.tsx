import { Badge, buttonClass, Icon } from '@tableside/design';
import { Link } from '../../app/Link.tsx';
import { pathTo } from '../../app/paths.ts';
import type { Cart, CartLine } from '../../data/cart/index.ts';
import {
  CartLineRow,
  DiscountCode,
  KitchenNote,
  LateCartTipPicker,
  PIN_PLACE,
  TablePin,
} from '../../features/place-order/index.ts';
import { LateSuggestions } from '../../features/suggestions/index.ts';
import { useGuest } from '../../features/venue/index.ts';
import { useT } from '../../texts/texts.ts';
import { ClearCart } from './ClearCart.tsx';
import styles from './PlaceOrder.module.css';

type Props = {
  readonly cart: Cart;
  readonly pinWrong: boolean;
  /** It waits on the phone to be sent: it can be read, and changed only once it was taken back. */
  readonly unsent: boolean;
  readonly onRemove: (line: CartLine) => void;
};

/** Lines, words for the kitchen and the discount code; the sum stands with the button. CART-02…07. */
export const CartContent = ({ cart, pinWrong, unsent, onRemove }: Props) => {
  const t = useT();
  const { token, flags } = useGuest();
  const count = cart.cart.reduce((sum, line) => sum + line.quantity, 0);
  return (
    <div className={styles.room}>
      <fieldset className={styles.content} disabled={unsent}>
        <section aria-labelledby="cart-lines">
          <header className={styles.head}>
            <h2 id="cart-lines">{t('cart.itemsCount', { count })}</h2>
            {unsent ? <Badge tone="off">{t('unsent.title')}</Badge> : !cart.shared && <ClearCart />}
          </header>
          {cart.shared && <p className={styles.together}>{t('cart.shared')}</p>}
          <ul className={styles.card}>
            {cart.cart.map(line => (
              <CartLineRow key={line.cart_item_id} line={line} onRemove={onRemove} />
            ))}
          </ul>
          {!unsent && (
            <Link href={pathTo('Menu', { session: token })} keepScroll className={buttonClass('quiet', true)}>
              <Icon name="plus" size={20} />
              {t('cart.addMore')}
            </Link>
          )}
        </section>
        {(flags.has('order-comment') || flags.has('coupon-code')) && (
          <div className={styles.card}>
            {flags.has('order-comment') && <KitchenNote />}
            {flags.has('coupon-code') && <DiscountCode />}
          </div>
        )}
        <div className={styles.card} id={PIN_PLACE}>
          <TablePin wrong={pinWrong} />
        </div>
        <LateCartTipPicker cart={cart} />
        {/* The last, since it comes late: nothing that is read or typed in moves. */}
        <LateSuggestions lines={cart.cart} />
      </fieldset>
    </div>
  );
};
