export { type CourtCart, renewCourtCarts, totalOf, useCourtCarts } from './basket/court-carts.ts';
export { LateClearBasket } from './basket/LateClearBasket.tsx';
export { LateOneVenueBanner } from './basket/LateOneVenueBanner.tsx';
export { summedCarts } from './basket/summed.ts';
export { LateFillTogether } from './basket/together/LateFillTogether.tsx';
export { LateJoinBasket } from './basket/together/LateJoinBasket.tsx';
export { type Basket, type Part, useBasket } from './basket/use-basket.ts';
export { useStill } from './basket/use-still.ts';
export { EmptyBasket, VenueBasket } from './basket/VenueBasket.tsx';
export {
  changeHallLanguage,
  drawnHall,
  enterVenue,
  type Hall,
  inVisit,
  refetchHall,
  reloadHall,
  type Stall,
  useHall,
} from './hall/court-data.ts';
export { HallDock } from './hall/HallDock.tsx';
export { HallGate } from './hall/HallGate.tsx';
export { rememberVisit, visitAt } from './hall/kept-visit.ts';
export { PageComing } from './hall/PageComing.tsx';
export { pageStyles } from './hall/page-styles.ts';
export {
  type CourtOrder,
  refetchCourtOrders,
  useCourtOrders,
  useCourtOrdersWatch,
} from './orders/court-orders.ts';
export { NoSuchOrder } from './orders/NoSuchOrder.tsx';
export { moneyAt, placeOf } from './orders/order-venue.ts';
export { COMPOSITE_CALLS } from './paying/calls.ts';
export {
  cameToNothing,
  isRunning,
  type Merchant,
  moneyBack,
  type PaidTogether,
  refetchPaidTogether,
  usePaidTogether,
  usePaidTogetherWatch,
} from './paying/paid-together.ts';
export { payPath, paysTogether, toBasketPath } from './paying/pay-path.ts';
export { type StallTrouble, stallTrouble } from './paying/stall-trouble.ts';
export { merchantStops, stateWords } from './paying/steps.ts';
export {
  dueOf,
  namedIn,
  paidPath,
  paidTogetherBy,
  payableOf,
  paymentStatusPath,
  payNameOf,
  payStandingOf,
} from './paying/to-pay.ts';
export { TogetherBar } from './placing/TogetherBar.tsx';
export { type AskedNow, useAskedFields } from './placing/use-asked-fields.ts';
export { type PlacingTogether, usePlacingTogether } from './placing/use-placing-together.ts';
export { useReturnToBasket } from './returning/use-return.ts';
export { LateHallNotify } from './telling/LateHallNotify.tsx';
