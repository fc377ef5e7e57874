import {
  foodCourtChannel,
  foodCourtSessionChannel,
  ORDER_EVENTS,
  type RealtimeMessage,
  VENUE_EVENTS,
} from '@tableside/contract/realtime';
import { useEffect, useState } from 'react';
import { TIMINGS } from '../../../app/timings.ts';
import { outdateEntry } from '../../../data/cache.ts';
import { quietly } from '../../../data/connection/quietly.ts';
import { currentLanguage } from '../../../texts/texts.ts';
import { hearOfBasket, renewBasket } from '../basket/together/hear.ts';
import { useTogether } from '../basket/together/together-now.ts';
import { refetchCourtOrders } from '../orders/court-orders.ts';
import { type Hall, keyOf, refetchHall, reloadHall, showHallIn } from './court-data.ts';

const ofVenues: readonly string[] = VENUE_EVENTS;
const ofOrders: readonly string[] = ORDER_EVENTS;

/** Asks how the venues stand because of something heard: an answer already on its way may be from before it. */
const renewHall = (hash: string): void => {
  outdateEntry(keyOf(hash));
  quietly(refetchHall(hash));
};

/** Takes one event of the hall over: how a venue or an order stands, what its owner changed, the language of another tab. RT-18. */
export const applyHallEvent = (hash: string, message: RealtimeMessage): void => {
  if (message.event === 'food-court-updated') quietly(reloadHall(hash));
  else if (message.event === 'food-court-language') {
    if (message.data.language !== currentLanguage()) quietly(showHallIn(hash, message.data.language));
  } else if (message.event === 'food-court-basket') quietly(hearOfBasket(hash, message.data));
  else if (message.event === 'cart-updated') quietly(renewBasket(hash));
  else if (ofVenues.includes(message.event)) renewHall(hash);
  else if (ofOrders.includes(message.event)) quietly(refetchCourtOrders(hash));
};

/** What a phone may have missed while it was not listening: a page that came drawn is older than its stream. */
const catchUp = (hash: string): void => {
  renewHall(hash);
  quietly(refetchCourtOrders(hash));
};

/**
 * Listens to the channels of the food court and of this phone's visit; says whether it does, so that the hall is asked
 * after now and then only while it does not. Which venues it hears follows from those that are in the hall. RT-18.
 */
export const useHallStream = (hash: string, { court, session, stalls }: Hall): boolean => {
  const [listening, setListening] = useState(false);
  const venues = stalls
    .map(({ id }) => id)
    .sort()
    .join();
  const { parties = 0, phones = 0 } = useTogether(hash) ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: the server decides by the venues of the moment it is asked
  useEffect(() => {
    const channels = [foodCourtChannel(court.id), foodCourtSessionChannel(session)].join(',');
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const open = () => {
      // Left, or gone on with another visit, while the hall was asked for.
      if (isOver) return;
      source = new EventSource(`/api/realtime/${session}?channels=${encodeURIComponent(channels)}`);
      let late = true;
      source.onopen = () => {
        setListening(true);
        if (late) catchUp(hash);
        late = false;
      };
      source.onmessage = ({ data }: MessageEvent<string>) => applyHallEvent(hash, JSON.parse(data));
      source.addEventListener('reset', () => {
        catchUp(hash);
        quietly(renewBasket(hash));
      });
      source.onerror = () => {
        setListening(false);
        // The browser has given up, as after a refusal: the visit may be over, which asking for the hall begins anew.
        if (source?.readyState !== EventSource.CLOSED) return;
        timer = setTimeout(() => reloadHall(hash).then(open, open), TIMINGS.realtimeRetry);
      };
    };
    open();
    return () => {
      isOver = true;
      clearTimeout(timer);
      source?.close();
      setListening(false);
    };
  }, [hash, court.id, session, venues, parties, phones > 0]);
  return listening;
};
