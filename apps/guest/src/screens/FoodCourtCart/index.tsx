import { Skeleton } from '@tableside/design';
import { useEffect } from 'react';
import { go } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';
import { useLeaveEmpty } from '../../app/place/leave-empty.ts';
import { scrolling } from '../../app/place/scrolling.ts';
import type { ScreenProps } from '../../app/screens.ts';
import {
  EmptyBasket,
  type Hall,
  HallGate,
  LateClearBasket,
  LateFillTogether,
  LateOneVenueBanner,
  pageStyles as styles,
  TogetherBar,
  useBasket,
  useCourtOrders,
  usePlacingTogether,
  useReturnToBasket,
  useStill,
  VenueBasket,
} from '../../features/food-court/index.ts';
import { PageFrame } from '../../features/frame/index.ts';
import { useT } from '../../texts/texts.ts';

const Coming = () => (
  <div aria-busy="true">
    <Skeleton lines={6} />
  </div>
);

const Basket = ({ hash, hall }: { hash: string; hall: Hall }) => {
  const t = useT();
  const comingBack = useReturnToBasket(hash);
  const placing = usePlacingTogether(hash, hall);
  const goesOut = placing.phase.kind === 'placing';
  const basket = useStill(useBasket(hash, hall), goesOut);
  const orders = useCourtOrders(hash).data ?? [];
  const { asksMore, open } = basket;
  // What comes back comes with what is there already.
  const parts = comingBack ? [] : basket.parts;
  const loaded = basket.loaded && !comingBack;
  const venue = placing.told?.venue;
  useEffect(() => {
    if (!venue) return;
    const place = document.querySelector(`[data-venue="${venue}"]`);
    place?.scrollIntoView({ block: 'start', behavior: scrolling() });
  }, [venue]);
  const next = () => {
    if (asksMore) go(pathTo('FoodCourtExtraDetails', { foodCourtHash: hash }));
    else placing.place(open);
  };
  const count = parts.reduce((all, { pieces }) => all + pieces, 0);
  const empty = loaded && parts.length === 0 && !goesOut;
  const toHall = pathTo('FoodCourt', { foodCourtHash: hash });
  useLeaveEmpty(loaded, empty, toHall);
  return (
    <PageFrame
      title={t('cart.title')}
      of={hall.court.name}
      backTo={toHall}
      footer={
        parts.length > 0 && (
          <TogetherBar
            hash={hash}
            hall={hall}
            basket={basket}
            placing={placing}
            label={asksMore ? 'cart.continue' : 'cart.placeFor'}
            onPlace={next}
            placeToPay={asksMore ? null : placing.placeToPay}
          />
        )
      }
    >
      {!loaded && parts.length === 0 && <Coming />}
      {empty && <EmptyBasket hash={hash} ordered={orders.length > 0} />}
      {parts.length > 0 && (
        <div className={styles.room}>
          <fieldset className={styles.content} disabled={goesOut}>
            <div className={styles.top}>
              <span>{t('cart.itemsCount', { count })}</span>
              <LateClearBasket parts={parts} syncing={basket.syncing} />
            </div>
            {loaded && parts.length === 1 && <LateOneVenueBanner />}
            {parts.map(part => (
              <VenueBasket
                key={part.session}
                part={part}
                hash={hash}
                told={venue === part.venue ? placing.told : null}
              />
            ))}
          </fieldset>
        </div>
      )}
      {loaded && hall.court.settings['shared-baskets'] && <LateFillTogether hash={hash} />}
    </PageFrame>
  );
};

/** One basket over all venues of a hall, and the button that orders all of it. Spec 3§2 Food court cart; FOOD-04, FOOD-30…37. */
const FoodCourtCart = ({ params }: ScreenProps) => {
  const hash = params.foodCourtHash ?? '';
  return (
    <HallGate hash={hash} loading={<Coming />}>
      {hall => <Basket hash={hash} hall={hall} />}
    </HallGate>
  );
};
export default FoodCourtCart;
