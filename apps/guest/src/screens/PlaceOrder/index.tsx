import { isSeated, needsExtraDetails } from '@tableside/domain/venue';
import { useEffect } from 'react';
import { go } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';
import { useLeaveEmpty } from '../../app/place/leave-empty.ts';
import type { ScreenProps } from '../../app/screens.ts';
import { useCart } from '../../data/cart/index.ts';
import { useOnline } from '../../data/connection/connectivity.ts';
import { useOrders } from '../../data/orders.ts';
import { useCanKeep, useUnsent } from '../../data/placing/unsent.ts';
import { useDraft } from '../../features/draft/index.ts';
import { shownFields } from '../../features/extra-details/index.ts';
import { Frame } from '../../features/frame/index.ts';
import {
  asksPin,
  CART_TOAST,
  LatePlacingBackdrop,
  PlaceBar,
  PriceSummary,
  paysFirst,
  placeBody,
  showPin,
  UnsentBar,
  useCartTip,
  usePlacing,
  useRemoveLine,
  useWaitingTap,
  whyNotPlace,
} from '../../features/place-order/index.ts';
import { useGuest } from '../../features/venue/index.ts';
import { useWalletSlot } from '../../features/wallet-slot/index.ts';
import { TableTag } from '../../features/wrong-table/index.ts';
import { useT } from '../../texts/texts.ts';
import { dismissToast, showToast } from '../../toasts/toasts.ts';
import { CartComing } from './CartComing.tsx';
import { CartContent } from './CartContent.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import styles from './PlaceOrder.module.css';
import { useReturn } from './use-return.ts';

const loadWallet = () =>
  import('../../features/wallet/index.ts').then(part => ({ default: part.CartWallet }));

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
  // In a hall there is one basket over all of its venues.
  const { food_court_hash: hall } = guest.restaurant;
  const isHalls = hall !== null && !guest.preview && comingBack === null && unsent === null;
  useEffect(() => {
    if (isHalls) location.replace(pathTo('FoodCourtCart', { foodCourtHash: hall }));
  }, [isHalls, hall]);
  const loaded = known && comingBack === null && !isHalls;
  const draft = useDraft(token);
  const { tip, total } = useCartTip(cart);
  const placing = usePlacing();
  const pinMissing = asksPin(guest.restaurant, useOrders(token).data) && !draft.pin;
  const removeLine = useRemoveLine(token);
  const { phase } = placing;
  const asksMore = needsExtraDetails(shownFields(guest.restaurant));
  const over = phase.kind === 'placed' || phase.kind === 'failed';
  const isEmpty = loaded && cart.cart.length === 0 && (phase.kind === 'idle' || phase.kind === 'failed');

  useLeaveEmpty(loaded, isEmpty && unsent === null, pathTo('Menu', { session: token }));

  const gone = cart.error ? cart.cart.filter(line => !line.available) : [];
  const title = gone.map(line => line.item_name).join(', ');
  const firstGone = gone[0]?.cart_item_id;
  useEffect(() => {
    // CART-46
    if (!cart.error) return;
    const text = t('errors.menu_items_unavailable');
    showToast({ id: CART_TOAST, tone: 'error', ...(title && { title }), text });
    // In sight, and not below what is said about it.
    if (firstGone) document.querySelector(`[data-line="${firstGone}"]`)?.scrollIntoView({ block: 'center' });
    return () => dismissToast(CART_TOAST);
  }, [cart.error, title, firstGone, t]);

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
  const whyNot = whyNotPlace({ guest, cart, syncing, online, canKeep, pinMissing });
  const waitFor = useWaitingTap(whyNot, next);
  const action = paysFirst(guest, cart, total) ? 'orders.pay' : 'cart.placeFor';
  // This phone's wallet, where what is ordered is paid first.
  const payable = action === 'orders.pay' && !asksMore && online && (!whyNot || whyNot === 'cart.syncing');
  const wallet = useWalletSlot(payable && phase.kind !== 'changed', loadWallet, (Wallet, hooks) => (
    <Wallet
      {...hooks}
      cart={cart}
      total={total}
      place={now => placing.placeToPay(placeBody(now, draft, tip))}
    />
  ));
  // The table stands above the button that orders: once is enough.
  const tagged = loaded && !isEmpty && !waiting && isSeated(guest.place);
  const bar = waiting ? (
    <UnsentBar unsent={waiting} cart={cart} online={online} />
  ) : (
    <>
      {tagged && <TableTag className={styles.table}> · {t('table.wrong')}</TableTag>}
      <PriceSummary cart={cart} />
      <PlaceBar
        total={total}
        phase={phase}
        label={asksMore ? 'cart.continue' : action}
        whyNot={whyNot}
        onPlace={next}
        offline={!online}
        beside={wallet.button}
        onWait={waitFor}
        onMissing={showPin}
        onRemoveUnavailable={removeSoldOut}
      />
    </>
  );
  return (
    <>
      <Frame
        title={t('cart.title')}
        footer={loaded && (!isEmpty || waiting) ? bar : undefined}
        inert={over}
        {...(tagged && { aside: null })}
      >
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
      <LatePlacingBackdrop phase={phase} />
    </>
  );
};
export default PlaceOrder;
