import { IconButton, Picture } from '@tableside/design';
import { useCallback } from 'react';
import { useLate } from '../../app/use-late.ts';
import { type CartLine, useCart } from '../../data/cart/index.ts';
import type { MenuItem } from '../../data/menu.ts';
import { useT } from '../../texts/texts.ts';
import { ItemSheet, quickAdd, useItemSheet } from '../item/index.ts';
import { ItemPrice } from '../menu/index.ts';
import { useGuest } from '../venue/index.ts';
import styles from './Suggestions.module.css';
import { useSuggestions } from './use-suggestions.ts';

/** Everybody's price is on it, and members have a lower one. */
const costsMembersLess = ({ loyalty_price: members, discounted_price: less, price }: CartLine): boolean =>
  members !== null && members < (less ?? price);

const loadOffer = () => import('../loyalty/index.ts').then(part => ({ default: part.MemberOffer }));

const LateMemberOffer = () => {
  const { cart } = useCart(useGuest().token);
  const Offer = useLate(loadOffer, true);
  return Offer && <Offer silent={cart.loyalty_silent} offers={cart.loyalty_offers} />;
};

type RowProps = {
  readonly item: MenuItem;
  /** Where one of them has no picture none has: there are no empty frames. */
  readonly pictured: boolean;
  readonly onOpen: (item: MenuItem) => void;
  readonly onAdd: (item: MenuItem) => void;
};

const Row = ({ item, pictured, onOpen, onAdd }: RowProps) => {
  const t = useT();
  return (
    <li className={styles.row}>
      {pictured && item.thumbnail && (
        <Picture src={item.thumbnail} alt="" width={48} height={48} className={styles.photo} />
      )}
      <div className={styles.words}>
        <h3 className={styles.name}>
          <button type="button" className={styles.open} onClick={() => onOpen(item)} aria-haspopup="dialog">
            {item.name}
          </button>
        </h3>
        <ItemPrice item={item} />
      </div>
      <IconButton
        icon="plus"
        label={t('menu.quickAdd', { name: item.name })}
        className={styles.add}
        onClick={() => onAdd(item)}
      />
    </li>
  );
};

const served = (): boolean => true;

/**
 * Beside the cart: the way to become a member, where one would pay less for it, and
 * "Goes well with": a few dishes that the venue set beside those in the cart. A tap adds one, or opens it where something
 * has to be chosen; nothing is chosen beforehand.
 */
const Suggestions = ({ lines }: { lines: readonly CartLine[] }) => {
  const t = useT();
  const { token, restaurant, orderingEnabled, ordersPaused } = useGuest();
  const items = useSuggestions(lines);
  const { opened, open, close } = useItemSheet(served);
  const { decimals } = restaurant.currency;
  const offers = useCart(token).cart.loyalty_offers;
  const hasPercent = restaurant.loyalty_programs.some(({ discount_percent }) => discount_percent !== null);
  const add = useCallback(
    (item: MenuItem) => {
      if (!quickAdd(token, item, decimals)) open(item);
    },
    [token, decimals, open],
  );
  const shown = orderingEnabled && !ordersPaused && items.length > 0;
  const pictured = items.every(({ thumbnail }) => thumbnail);
  return (
    <>
      {restaurant.loyalty_pricing_enabled &&
        (hasPercent || offers.length > 0 || lines.some(costsMembersLess)) && <LateMemberOffer />}
      {shown && (
        <section className={styles.suggestions} aria-labelledby="suggestions">
          <h2 id="suggestions">{t('suggestions.title')}</h2>
          <ul className={styles.rows}>
            {items.map(item => (
              <Row key={item.id} item={item} pictured={pictured} onOpen={open} onAdd={add} />
            ))}
          </ul>
        </section>
      )}
      <ItemSheet opened={opened} onClose={close} />
    </>
  );
};
export default Suggestions;
