import { Icon } from '@tableside/design';
import { useEffect, useRef } from 'react';
import { pathTo } from '../../../app/paths.ts';
import { type Cart, useCart } from '../../../data/cart/index.ts';
import { useUnsent } from '../../../data/placing/unsent.ts';
import {
  type Hall,
  renewCourtCarts,
  summedCarts,
  totalOf,
  useBasket,
  useHall,
  visitAt,
} from '../../../features/food-court/index.ts';
import { CartLineRow, CartSums, useRemoveLine } from '../../../features/place-order/index.ts';
import { GuestContext, useGuest } from '../../../features/venue/index.ts';
import { useT } from '../../../texts/texts.ts';
import styles from './CartBeside.module.css';
import { CartBeside } from './CartBeside.tsx';

type KitchenProps = {
  readonly id: string;
  readonly name: string;
  readonly cart: Cart;
  /** Where more of it is; null: right here. */
  readonly menu: string | null;
  /** Why nothing can be had there now. */
  readonly off: string | null;
};

/** What is taken at one kitchen: each line changes here, by that kitchen's own session. */
const Kitchen = ({ id, name, cart, menu, off }: KitchenProps) => {
  const t = useT();
  const { token } = useGuest();
  const unsent = useUnsent(token);
  const removeLine = useRemoveLine(token);
  return (
    <section aria-labelledby={id} className={styles.kitchen}>
      <header>
        <h2 id={id}>{name}</h2>
        {/* A page of its own, which wears the kitchen's looks. */}
        {menu !== null && (
          <a href={menu} aria-label={t('court.addFrom', { venue: name })}>
            <Icon name="plus" size={18} />
            {t('cart.addMore')}
          </a>
        )}
      </header>
      {off !== null && <p className={styles.off}>{off}</p>}
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
          {isHere && <Kitchen id="beside-here" name={restaurant.name} cart={cart} menu={null} off={null} />}
          {others.map(
            ({ guest, session, venue, name, cart: theirs, state }) =>
              guest && (
                <GuestContext key={session} value={guest}>
                  <Kitchen
                    id={`beside-${venue}`}
                    name={name}
                    cart={theirs}
                    menu={pathTo('Menu', { session }, { 'food-court-hash': hash })}
                    off={
                      state.kind === 'open'
                        ? null
                        : t(state.kind === 'closed' ? 'court.venueClosed' : 'court.venuePaused')
                    }
                  />
                </GuestContext>
              ),
          )}
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
