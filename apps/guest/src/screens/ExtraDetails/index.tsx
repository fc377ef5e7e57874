import { Icon, Skeleton } from '@tableside/design';
import { additionalFieldProblems } from '@tableside/domain/venue';
import { useEffect, useState } from 'react';
import { go } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';
import { focusFirstWrong } from '../../app/place/first-wrong.ts';
import type { ScreenProps } from '../../app/screens.ts';
import { useCart } from '../../data/cart/index.ts';
import { useOnline } from '../../data/connection/connectivity.ts';
import { useOrders } from '../../data/orders.ts';
import { useCanKeep, useUnsent } from '../../data/placing/unsent.ts';
import { changeDraft, useDraft } from '../../features/draft/index.ts';
import {
  disclaimerOf,
  ExtraField,
  presetAnswers,
  shownFields,
  useVenueTexts,
} from '../../features/extra-details/index.ts';
import { Frame } from '../../features/frame/index.ts';
import {
  asksPin,
  LatePlacingBackdrop,
  PIN_PLACE,
  PlaceBar,
  PriceSummary,
  paysFirst,
  placeBody,
  showPin,
  TablePin,
  useCartTip,
  usePlacing,
  useWaitingTap,
  whyNotPlace,
} from '../../features/place-order/index.ts';
import { useGuest } from '../../features/venue/index.ts';
import { useWalletSlot } from '../../features/wallet-slot/index.ts';
import { useT } from '../../texts/texts.ts';
import styles from './ExtraDetails.module.css';

const loadWallet = () =>
  import('../../features/wallet/index.ts').then(part => ({ default: part.CartWallet }));

/** The venue's extra questions before an order goes out; confirming places it. Spec 1§2.9; EXTRA-01…15. */
const ExtraDetails = (_: ScreenProps) => {
  const t = useT();
  const guest = useGuest();
  const { token, restaurant } = guest;
  const { cart, loaded, syncing } = useCart(token);
  const online = useOnline();
  const canKeep = useCanKeep();
  const draft = useDraft(token);
  const { tip, total } = useCartTip(cart);
  const placing = usePlacing();
  const pinMissing = asksPin(guest.restaurant, useOrders(token).data) && !draft.pin;
  const { text, ready } = useVenueTexts();
  const [insist, setInsist] = useState(false);
  const { phase } = placing;
  const waits = useUnsent(token) !== null && phase.kind === 'idle';
  useEffect(() => {
    // An order that waits on the phone is read, sent and taken back in the cart.
    if (waits) go(pathTo('PlaceOrder', { session: token }), { replace: true });
  }, [waits, token]);
  const fields = shownFields(restaurant);
  const disclaimer = disclaimerOf(restaurant);
  const answers: Readonly<Record<string, string | boolean>> = {
    ...presetAnswers(fields, guest.place),
    ...draft.answers,
  };
  const problems = additionalFieldProblems(fields, answers);
  const missing = fields.filter(({ key }) => problems[key]);
  const complete = missing.length === 0;
  const asked = Object.fromEntries(
    fields.flatMap(({ key }) => {
      const answer = answers[key];
      return answer === undefined ? [] : [[key, answer]];
    }),
  );
  const showMissing = () => {
    setInsist(true);
    focusFirstWrong();
  };
  // The total and its parts stand above the button, wherever the page is scrolled to. CART-12
  const whyNot = whyNotPlace({ guest, cart, syncing: syncing || !loaded, online, canKeep, pinMissing });
  const answered = { ...draft, answers: asked };
  const confirm = () => {
    if (complete) placing.place(placeBody(cart, answered, tip));
    else showMissing();
  };
  const waitFor = useWaitingTap(whyNot, confirm);
  const pays = paysFirst(guest, cart, total);
  // This phone's wallet, once nothing is missing any more.
  const payable = pays && complete && online && (!whyNot || whyNot === 'cart.syncing');
  const wallet = useWalletSlot(payable && phase.kind !== 'changed', loadWallet, (Wallet, hooks) => (
    <Wallet
      {...hooks}
      cart={cart}
      total={total}
      place={now => placing.placeToPay(placeBody(now, answered, tip))}
    />
  ));
  const bar = (
    <>
      <PriceSummary cart={cart} />
      {!complete && (
        <button type="button" className={styles.missing} onClick={showMissing}>
          {t('extra.missing', { fields: missing.map(({ placeholder }) => text(placeholder)).join(', ') })}
        </button>
      )}
      <PlaceBar
        total={total}
        phase={phase}
        label={pays ? 'orders.pay' : 'extra.confirm'}
        whyNot={whyNot}
        onPlace={confirm}
        onWait={waitFor}
        onMissing={showPin}
        offline={!online}
        beside={wallet.button}
      />
    </>
  );
  const over = phase.kind === 'placed' || phase.kind === 'failed';
  return (
    <>
      <Frame
        title={t('extra.title')}
        footer={bar}
        inert={over}
        backTo={pathTo('PlaceOrder', { session: token })}
      >
        {disclaimer && (
          <p className={styles.disclaimer}>
            <Icon name="info" size={20} />
            <span>{disclaimer}</span>
          </p>
        )}
        {ready ? (
          <form className={styles.card} onSubmit={event => event.preventDefault()} noValidate>
            {fields.map(field => (
              <ExtraField
                key={field.key}
                field={field}
                value={answers[field.key]}
                problem={problems[field.key]}
                insist={insist}
                text={text}
                onChange={value => changeDraft(token, { answers: { ...draft.answers, [field.key]: value } })}
              />
            ))}
          </form>
        ) : (
          <Skeleton lines={4} />
        )}
        {(pinMissing || placing.pinWrong) && (
          <div className={styles.pin} id={PIN_PLACE}>
            <TablePin wrong={placing.pinWrong} />
          </div>
        )}
      </Frame>
      <LatePlacingBackdrop phase={phase} />
    </>
  );
};
export default ExtraDetails;
