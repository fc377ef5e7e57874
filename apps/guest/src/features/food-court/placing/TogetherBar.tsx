import type { MessageKey } from '@tableside/i18n';
import { cartStore } from '../../../data/cart/index.ts';
import { useOnline } from '../../../data/connection/connectivity.ts';
import { useT } from '../../../texts/texts.ts';
import { CartSums, PlaceBar, paysFirst, useWaitingTap } from '../../place-order/index.ts';
import { announceFailure } from '../../toasts/index.ts';
import { GuestContext } from '../../venue/index.ts';
import { summedCarts } from '../basket/summed.ts';
import type { Basket, Part } from '../basket/use-basket.ts';
import type { Hall } from '../hall/court-data.ts';
import { useHallWallet } from '../paying/use-hall-wallet.tsx';
import type { Placed } from './send-together.ts';
import styles from './TogetherBar.module.css';
import type { PlacingTogether } from './use-placing-together.ts';
import { whyNotTogether } from './why-not.ts';

type Props = {
  readonly hash: string;
  readonly hall: Hall;
  readonly basket: Basket;
  readonly placing: PlacingTogether;
  /** What the button says when nothing else does. */
  readonly label: MessageKey;
  readonly onPlace: () => void;
  /** Places all of it as it is, for this phone's wallet; null: something is asked first. */
  readonly placeToPay: ((parts: readonly Part[]) => Promise<Placed | null>) | null;
};

/** The one action for the whole basket, below what it costs with its parts, wherever the page is scrolled to. CART-12, FOOD-37. */
export const TogetherBar = ({ hash, hall, basket, placing, label, onPlace, placeToPay }: Props) => {
  const t = useT();
  const online = useOnline();
  const { parts, open, total } = basket;
  const whyNot = whyNotTogether(basket, online);
  const waitFor = useWaitingTap(whyNot, onPlace);
  // Where every kitchen is paid first it says so, like the button of one of them.
  const pays = open.every(each => each.guest && paysFirst(each.guest, each.cart, each.cart.total));
  const ready = online && (!whyNot || whyNot === 'cart.syncing') && placing.phase.kind !== 'changed';
  const wallet = useHallWallet({
    hash,
    hall,
    basket,
    wanted: pays && ready && placeToPay !== null,
    place: async now => (placeToPay ? placeToPay(now) : null),
  });
  // Words about money are written as the first venue writes it: one hall has one currency.
  const guest = (open.length > 0 ? open : parts).find(each => each.guest)?.guest;
  if (!guest) return null;
  const remove = async () => {
    const { removeSoldOut } = await import('../../../data/placing/repair.ts');
    for (const { session, cart } of open) {
      if (cart.cart.every(line => line.available)) continue;
      void removeSoldOut(session, line =>
        cartStore(session).put({ kind: 'remove', lineId: line.cart_item_id }),
      );
    }
  };
  return (
    <GuestContext value={guest}>
      {placing.lost && (
        <p className={styles.lost} role="status">
          {t('cart.lost')}
        </p>
      )}
      {open.length > 0 && open.length < parts.length && <p className={styles.lost}>{t('court.onlyOpen')}</p>}
      {total !== null && open.length > 0 && <CartSums cart={summedCarts(open)} look="docked" total={total} />}
      <PlaceBar
        total={total ?? 0}
        phase={placing.phase}
        label={pays && label !== 'cart.continue' ? 'orders.pay' : label}
        whyNot={whyNot}
        onPlace={onPlace}
        beside={wallet}
        onWait={waitFor}
        onRemoveUnavailable={() => void remove().catch(announceFailure)}
      />
    </GuestContext>
  );
};
