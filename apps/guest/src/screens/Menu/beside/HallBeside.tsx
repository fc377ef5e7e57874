import { useEffect, useRef } from 'react';
import { useCart } from '../../../data/cart/index.ts';
import { useUnsent } from '../../../data/placing/unsent.ts';
import {
  type Hall,
  renewCourtCarts,
  summedCarts,
  totalOf,
  useBasket,
  useHall,
  VenueBasket,
  visitAt,
} from '../../../features/food-court/index.ts';
import { CartLineRow, CartSums, useRemoveLine } from '../../../features/place-order/index.ts';
import { useGuest } from '../../../features/venue/index.ts';
import { useT } from '../../../texts/texts.ts';
import styles from './CartBeside.module.css';
import { CartBeside } from './CartBeside.tsx';

/** What is taken at the kitchen whose menu is read: from the first tap on, before the hall has heard of it. */
const Here = () => {
  const { token, restaurant } = useGuest();
  const { cart } = useCart(token);
  const unsent = useUnsent(token);
  const removeLine = useRemoveLine(token);
  return (
    <section aria-labelledby="beside-here" className={styles.kitchen}>
      <h2 id="beside-here">{restaurant.name}</h2>
      <fieldset disabled={unsent !== null}>
        <ul>
          {cart.cart.map(line => (
            <CartLineRow key={line.cart_item_id} line={line} onRemove={removeLine} />
          ))}
        </ul>
      </fieldset>
      <CartSums cart={cart} look="foot" total={cart.total} />
    </section>
  );
};

const All = ({ hash, hall }: { readonly hash: string; readonly hall: Hall }) => {
  const t = useT();
  const { token, restaurant } = useGuest();
  const { cart } = useCart(token);
  const { parts, syncing } = useBasket(hash, hall);
  const others = parts.filter(({ session }) => session !== token);
  // The dock below counts the others by what the hall says of them.
  const changed = others.map(part => `${part.session} ${part.cart.revision}`).join();
  const counted = useRef(changed);
  useEffect(() => {
    if (syncing || counted.current === changed) return;
    counted.current = changed;
    renewCourtCarts(hash).catch(() => undefined);
  }, [hash, changed, syncing]);
  const here = { cart, total: cart.total, currency: restaurant.currency };
  const isHere = cart.cart.length > 0;
  const all = isHere ? [here, ...others] : others;
  const total = totalOf(all);
  return (
    <section className={styles.beside} aria-labelledby="cart-beside">
      <h2 id="cart-beside" className={styles.title}>
        {t('cart.title')}
      </h2>
      {all.length === 0 && <p className={styles.empty}>{t('cart.emptyText')}</p>}
      {all.length > 0 && (
        <div className={styles.lines}>
          {isHere && <Here />}
          {others.map(part => (
            <div key={part.session} className={styles.kitchen}>
              <VenueBasket part={part} hash={hash} told={null} />
            </div>
          ))}
        </div>
      )}
      {total !== null && (
        <div className={styles.sum}>
          <CartSums cart={summedCarts(all)} look="docked" total={total} />
        </div>
      )}
    </section>
  );
};

const OfVisit = ({ hash }: { readonly hash: string }) => {
  const { data: hall, error } = useHall(hash);
  if (hall) return <All hash={hash} hall={hall} />;
  return error === undefined ? null : <CartBeside />;
};

/**
 * The basket of a hall beside the menu of one of its kitchens: that kitchen's dishes first, the others' below, and what all of it
 * comes to. Who scanned a kitchen's own code has that kitchen's cart. FOOD-19, FOOD-60
 */
const HallBeside = ({ hash }: { readonly hash: string }) =>
  visitAt(hash) === null ? <CartBeside /> : <OfVisit hash={hash} />;
export default HallBeside;
