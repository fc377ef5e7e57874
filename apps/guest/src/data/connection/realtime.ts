import {
  ORDER_EVENTS,
  type RealtimeMessage,
  restaurantChannel,
  sessionOrdersChannel,
  VENUE_EVENTS,
} from '@tableside/contract/realtime';
import { receiveBill, refetchBills } from '../bills.ts';
import { outdateEntry, readEntry } from '../cache.ts';
import { cartStore } from '../cart/index.ts';
import { keys } from '../keys.ts';
import { menuIsOlder, refetchMenu } from '../menu.ts';
import { receiveOrder, refetchOrders } from '../orders.ts';
import { receivePayment } from '../payments.ts';
import { patchRestaurant, type Restaurant, refetchSession } from '../session.ts';
import { failureCode, isOver } from './failures.ts';
import { quietly } from './quietly.ts';

/** What few events need is fetched with the first of them; named once, for its name weighs on the first view. */
const seldom = (say: (parts: typeof import('./seldom.ts')) => unknown): void =>
  quietly(import('./seldom.ts').then(say));
/** Refetches because of something heard: an answer already on its way may be from before it, and is asked for again. */
const anew = (token: string, key: keyof typeof keys, refetch: (token: string) => Promise<unknown>): void => {
  outdateEntry(keys[key](token));
  quietly(refetch(token));
};
type Of<Name extends RealtimeMessage['event']> = Extract<RealtimeMessage, { event: Name }>;
const isAbout = <Name extends RealtimeMessage['event']>(
  message: RealtimeMessage,
  names: readonly Name[],
): message is Of<Name> => (names as readonly string[]).includes(message.event);

/** Takes one event over into what is known; without usable data it refetches. RT-02…16, RT-17. */
export const applyEvent = (token: string, message: RealtimeMessage): void => {
  if (isAbout(message, ORDER_EVENTS)) {
    if (message.data?.order) receiveOrder(token, message.data.order);
    else anew(token, 'orders', refetchOrders);
  } else if (isAbout(message, VENUE_EVENTS)) {
    // JSON knows no undefined: what the event does not tell stays.
    if (message.data && 'order_status' in message.data)
      patchRestaurant(token, message.data as Partial<Restaurant>);
    else anew(token, 'session', refetchSession);
  } else if (isAbout(message, ['order-items-selected', 'bill-updated'])) {
    receiveBill(token, message.data.order);
  } else if (message.event === 'cart-updated') {
    seldom(({ hearOfCart }) => hearOfCart(token, message.data));
  } else if (message.event === 'payment-updated') {
    receivePayment(message.data.payment);
  } else if (message.event === 'menu-updated') {
    if (menuIsOlder(token, message.data.version)) {
      anew(token, 'menu', refetchMenu);
      // What is in the cart may have gone with it.
      quietly(cartStore(token).refetch());
    }
  } else if (message.event === 'party-updated') {
    seldom(({ hearOfParty }) => hearOfParty(token));
  } else {
    if (message.event === 'venue-updated') seldom(({ restyle }) => restyle(token));
    if (message.event === 'waiter-call-updated') seldom(({ hearOfCall }) => hearOfCall(message.data));
    anew(token, 'session', refetchSession);
  }
};

/** Everything a phone may have missed while it was not listening; of an unchanged menu comes a 304. */
const catchUp = (token: string): void => {
  anew(token, 'session', refetchSession);
  anew(token, 'orders', refetchOrders);
  quietly(cartStore(token).refetch());
  if (readEntry(keys.party(token)).data !== undefined) seldom(({ hearOfParty }) => hearOfParty(token));
  if (readEntry(keys.menu(token)).data !== undefined) anew(token, 'menu', refetchMenu);
  if (readEntry(keys.bills(token)).data !== undefined) anew(token, 'bills', refetchBills);
};

/** Asks for the session anew; false when it is over, which the screen then says by itself. */
const goesOn = (token: string): Promise<boolean> =>
  refetchSession(token).then(
    () => true,
    error => !isOver(failureCode(error)),
  );

/**
 * Listens to the session's and the venue's channels. EventSource resumes by itself; when it lost its place (`reset`), or
 * had none because its first tries failed, what was missed is refetched. When the browser gives up, the session may have ended, which EventSource cannot tell: then
 * nothing is opened any more. Otherwise (a proxy that refuses streams) it is opened again after a while. `old`: what the
 * page shows is older than the stream, so that it catches up as soon as it listens. RT-01.
 */
export const listen = (
  token: string,
  restaurantId: string,
  retryAfter: number,
  old = false,
): (() => void) => {
  const channels = [sessionOrdersChannel(token), restaurantChannel(restaurantId)].join(',');
  const address = `/api/realtime/${token}?channels=${encodeURIComponent(channels)}`;
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const reopen = async () => {
    if (stopped || !(await goesOn(token)) || stopped) return;
    timer = setTimeout(() => open(true), retryAfter);
  };
  // Until it was open once there is no place to resume from: who comes `late` catches up when it is open, not before, for
  // what is said in between would reach nobody.
  const open = (late = false) => {
    let opened = false;
    source = new EventSource(address);
    source.onopen = () => {
      opened = true;
      if (late) catchUp(token);
      late = false;
    };
    source.onmessage = ({ data }: MessageEvent<string>) => applyEvent(token, JSON.parse(data));
    source.addEventListener('reset', () => catchUp(token));
    source.onerror = () => {
      late = !opened;
      if (source?.readyState === EventSource.CLOSED) reopen();
    };
  };
  open(old);
  return () => {
    stopped = true;
    clearTimeout(timer);
    source?.close();
  };
};
