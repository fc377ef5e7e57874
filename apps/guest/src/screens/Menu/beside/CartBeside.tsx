import { useCart } from '../../../data/cart/index.ts';
import { useUnsent } from '../../../data/placing/unsent.ts';
import { CartLineRow, PriceSummary, useRemoveLine } from '../../../features/place-order/index.ts';
import { useGuest } from '../../../features/venue/index.ts';
import { useT } from '../../../texts/texts.ts';
import styles from './CartBeside.module.css';

/** The cart beside the menu of a wide screen: what is in it can be changed here, and the dock below leads on. */
export const CartBeside = () => {
  const t = useT();
  const { token } = useGuest();
  const { cart } = useCart(token);
  const unsent = useUnsent(token);
  const removeLine = useRemoveLine(token);
  const empty = cart.cart.length === 0;
  return (
    <section className={styles.beside} aria-labelledby="cart-beside">
      <h2 id="cart-beside" className={styles.title}>
        {t('cart.title')}
      </h2>
      {empty ? (
        <p className={styles.empty}>{t('cart.emptyText')}</p>
      ) : (
        <>
          <div className={styles.lines}>
            <fieldset disabled={unsent !== null}>
              <ul>
                {cart.cart.map(line => (
                  <CartLineRow key={line.cart_item_id} line={line} onRemove={removeLine} />
                ))}
              </ul>
            </fieldset>
          </div>
          <div className={styles.sum}>
            <PriceSummary cart={cart} />
          </div>
        </>
      )}
    </section>
  );
};
export default CartBeside;
