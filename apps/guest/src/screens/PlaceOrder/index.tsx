import { needsExtraDetails } from '@tableside/domain/venue';
import { useEffect } from 'react';
import { go } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';
import type { ScreenProps } from '../../app/screens.ts';
import { scrolling } from '../../app/scrolling.ts';
import { useCart } from '../../data/cart/index.ts';
import { useOnline } from '../../data/connectivity.ts';
import { useOrders } from '../../data/orders.ts';
import { useCanKeep, useUnsent } from '../../data/placing/unsent.ts';
import { useDraft } from '../../features/draft/index.ts';
import { shownFields } from '../../features/extra-details/index.ts';
import { Frame } from '../../features/frame/index.ts';
import {
  asksPin,
  CART_TOAST,
  PlaceBar,
  PlacingBackdrop,
  placeBody,
  UnsentBar,
  useCartTip,
  usePlacing,
  useRemoveLine,
  useSeenOnce,
  whyNotPlace,
} from '../../features/place-order/index.ts';
import { useGuest } from '../../features/venue/index.ts';
import { TableTag } from '../../features/wrong-table/index.ts';
import { useT } from '../../texts/texts.ts';
import { dismissToast, showToast } from '../../toasts/toasts.ts';
import { CartComing } from './CartComing.tsx';
import { CartContent } from './CartContent.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import styles from './PlaceOrder.module.css';
import { useReturn } from './use-return.ts';

/** The cart: what I order, what it costs, and the button that orders it. Spec 1§2.8; CART-01…58. */
const PlaceOrder = (_: ScreenProps) => {
  const t = useT();
  const guest = useGuest();
  const { token } = guest;
  const online = useOnline();
  const canKeep = useCanKeep();
  const unsent = useUnsent(token);
  const { cart, loaded: known, syncing, refetch } = useCart(token);
  const comingBack = useReturn(token);
  const loaded = known && comingBack === null;
  const draft = useDraft(token);
  const { tip, total } = useCartTip(cart);
  const placing = usePlacing();
  const pinMissing = asksPin(guest.restaurant, useOrders(token).data) && !draft.pin;
  const removeLine = useRemoveLine(token);
  const summary = useSeenOnce<HTMLDivElement>(loaded && cart.cart.length > 0);
  const { phase } = placing;
  const asksMore = needsExtraDetails(shownFields(guest.restaurant));
  const over = phase.kind === 'placed' || phase.kind === 'failed';
  const isEmpty = loaded && cart.cart.length === 0 && (phase.kind === 'idle' || phase.kind === 'failed');

  useEffect(() => {
    // CART-46
    if (!cart.error) return;
    showToast({ id: CART_TOAST, tone: 'error', text: t('errors.menu_items_unavailable') });
    return () => dismissToast(CART_TOAST);
  }, [cart.error, t]);

  const removeSoldOut = () =>
    void import('../../data/placing/repair.ts').then(
      parts => parts.removeSoldOut(token, removeLine),
      () => cart.cart.filter(line => !line.available).forEach(removeLine),
    );
  const next = () => {
    if (asksMore) go(pathTo('ExtraDetails', { session: token }));
    else placing.place(placeBody(cart, draft, tip));
  };
  const waiting = phase.kind === 'idle' ? unsent : null;
  const { seen: summarySeen } = summary;
  const whyNot = whyNotPlace({ guest, cart, syncing, online, canKeep, pinMissing, summarySeen });
  const bar = waiting ? (
    <UnsentBar unsent={waiting} cart={cart} online={online} />
  ) : (
    <>
      {/* At the moment of sending: until then its place is taken by the way to the total. */}
      {whyNot !== 'cart.showTotal' && <TableTag className={styles.table}> · {t('table.wrong')}</TableTag>}
      <PlaceBar
        total={total}
        phase={phase}
        label={asksMore ? 'cart.continue' : 'cart.placeFor'}
        whyNot={whyNot}
        onPlace={next}
        offline={!online}
        onShowTotal={() => summary.ref.current?.scrollIntoView({ behavior: scrolling(), block: 'center' })}
        onRemoveUnavailable={removeSoldOut}
      />
    </>
  );
  return (
    <>
      <Frame title={t('cart.title')} footer={loaded && (!isEmpty || waiting) ? bar : undefined} inert={over}>
        {!loaded && <CartComing refetch={comingBack ?? refetch} />}
        {isEmpty && <EmptyCart />}
        {loaded && !isEmpty && (
          <CartContent
            cart={cart}
            totalRef={summary.ref}
            pinWrong={placing.pinWrong}
            unsent={waiting !== null}
            onRemove={removeLine}
          />
        )}
      </Frame>
      <PlacingBackdrop phase={phase} />
    </>
  );
};
export default PlaceOrder;
