import { buttonClass, EmptyState, Icon, Skeleton } from '@tableside/design';
import { pathTo } from '../../../app/paths.ts';
import { useT } from '../../../texts/texts.ts';
import { CartLineRow, CartSums, KitchenNote, useRemoveLine } from '../../place-order/index.ts';
import { type Guest, GuestContext } from '../../venue/index.ts';
import type { Told } from '../placing/told.ts';
import styles from './Basket.module.css';
import type { Part } from './use-basket.ts';

const Lines = ({ part, guest }: { part: Part; guest: Guest }) => {
  const removeLine = useRemoveLine(part.session);
  return (
    <GuestContext value={guest}>
      <ul>
        {part.cart.cart.map(line => (
          <CartLineRow key={line.cart_item_id} line={line} onRemove={removeLine} />
        ))}
      </ul>
      {guest.flags.has('order-comment') && <KitchenNote venue={part.name} />}
      <CartSums cart={part.cart} look="foot" total={part.total} />
    </GuestContext>
  );
};

type Props = {
  readonly part: Part;
  readonly hash: string;
  /** What a refusal said of this venue. */
  readonly told: Told | null;
};

/** What is in the basket of one venue, under its name: each line changes here, by the venue's own session. FOOD-30, FOOD-31. */
export const VenueBasket = ({ part, hash, told }: Props) => {
  const t = useT();
  const { venue, name, session, guest, state, cart } = part;
  const title = `basket-${venue}`;
  const off =
    state.kind === 'open' ? null : t(state.kind === 'closed' ? 'court.venueClosed' : 'court.venuePaused');
  const gone = cart.error !== null && cart.cart.some(line => !line.available);
  const said = told && told.pieces === part.pieces ? told : null;
  const menu = pathTo('Menu', { session }, { 'food-court-hash': hash });
  return (
    <section aria-labelledby={title} data-venue={venue} className={styles.venue}>
      <header className={styles.head}>
        <h2 id={title}>{name}</h2>
        {/* A page of its own, which wears the venue's looks. */}
        <a href={menu} className={styles.more} aria-label={t('court.addFrom', { venue: name })}>
          <Icon name="plus" size={18} />
          {t('cart.addMore')}
        </a>
      </header>
      {off && <p className={styles.off}>{off}</p>}
      {said && (
        <p className={styles.told} role="alert">
          <Icon name="warning" size={20} />
          <span>
            {said.dish && <strong>{said.dish}</strong>} {said.text}
          </span>
        </p>
      )}
      {gone && !said && (
        <p className={styles.told} role="alert">
          <Icon name="warning" size={20} />
          <span>{t('errors.menu_items_unavailable')}</span>
        </p>
      )}
      <div className={styles.card}>
        {guest ? <Lines part={part} guest={guest} /> : <Skeleton lines={3} />}
      </div>
    </section>
  );
};

/** Nothing to order yet: the way to the hall, and to what was ordered before. FOOD-36. */
export const EmptyBasket = ({ hash, ordered }: { hash: string; ordered: boolean }) => {
  const t = useT();
  return (
    <EmptyState icon="bag" title={t('cart.empty')} text={t('court.emptyText')}>
      <a href={pathTo('FoodCourt', { foodCourtHash: hash })} className={buttonClass('primary')}>
        {t('court.toHall')}
      </a>
      {ordered && (
        <a href={pathTo('FoodCourtOrders', { foodCourtHash: hash })} className={buttonClass('quiet')}>
          {t('orders.title')}
        </a>
      )}
    </EmptyState>
  );
};
