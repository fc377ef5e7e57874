import type { SessionData } from '@tableside/contract/http/session';
import type { Messages } from './message.ts';

/** The kinds of place whose guests are spoken to in words of their own. */
export type SpokenPlace = SessionData['table']['place'];

/**
 * Whose words each place reads, the nearest first: `orders.view.receivedText@room` before `orders.view.receivedText`. What
 * stands under a key alone is true at every place.
 */
export const SPOKEN_AS: Readonly<Record<SpokenPlace, readonly SpokenPlace[]>> = {
  table: ['table'],
  cafe: ['cafe'],
  bar: ['bar'],
  room: ['room'],
  counter: ['counter'],
  hall: ['hall', 'counter'],
  kiosk: ['kiosk', 'counter'],
};

export const PLACE_SIGN = '@';

/** The texts as one place reads them, without those of the others; without a place only what is true everywhere. */
export const textsAt = (messages: Messages, place: SpokenPlace | undefined): Messages =>
  Object.fromEntries(
    Object.entries(messages).flatMap(([key, message]) =>
      key.includes(PLACE_SIGN) ? [] : [[key, messages[`${key}${PLACE_SIGN}${place}`] ?? message]],
    ),
  );
