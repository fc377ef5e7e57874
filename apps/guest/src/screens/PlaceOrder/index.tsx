import { needsExtraDetails } from '@tableside/domain/venue';
import { useEffect, useState } from 'react';
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
  PriceSummary,
  placeBody,
  UnsentBar,
  useCartTip,
  usePlacing,
  useRemoveLine,
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
  // The total and its parts stand above the button, wherever the page is scrolled to. CART-12
  const whyNot = whyNotPlace({ guest, cart, syncing, online, canKeep, pinMissing, summarySeen: true });
  // A tap while a change is still on its way counts once it has arrived.
  const [tapped, setTapped] = useState(false);
  useEffect(() => {
    if (!tapped || whyNot === 'cart.syncing') return;
    setTapped(false);
    if (whyNot === null) next();
  });
  const { flags, selfService } = guest;
  const inPerson = selfService || flags.has('skip-payment') || cart.coupon?.type === 'pay-at-restaurant';
  const action = inPerson || total === 0 ? 'cart.placeFor' : 'orders.pay';
  const bar = waiting ? (
    <UnsentBar unsent={waiting} cart={cart} online={online} />
  ) : (
    <>
      <TableTag className={styles.table}> · {t('table.wrong')}</TableTag>
      <PriceSummary cart={cart} docked />
      <PlaceBar
        total={total}
        phase={phase}
        label={asksMore ? 'cart.continue' : action}
        whyNot={whyNot}
        onPlace={next}
        offline={!online}
        onWait={() => setTapped(true)}
        onMissing={() => {
          const place = document.getElementById('table-pin');
          place?.scrollIntoView({ behavior: scrolling(), block: 'center' });
          place?.querySelector('input')?.focus({ preventScroll: true });
        }}
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
