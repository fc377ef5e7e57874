import type { consoleReservationCalls } from '@tableside/contract/http/console/reservations';
import type { reserveCalls } from '@tableside/contract/http/guests/reserve';
import type { Deps } from '../../deps.ts';
import { browserLanguages } from '../../http/answers/browser-languages.ts';
import type { Handlers } from '../../http/mount/handler.ts';
import type { Job, JobRunner } from '../../jobs/runner.ts';
import { forgetNoShows } from './forget.ts';
import { makeReservation } from './guest/make.ts';
import { openVenue, pageLanguage, reservePage } from './guest/open-page.ts';
import { cancelOwn, changeOwn, getOwn } from './guest/own.ts';
import { getSlots } from './guest/slots.ts';
import { pruneMessages } from './messages/message-store.ts';
import { sendMessages } from './messages/send.ts';
import { saveReservationSettings } from './save-settings.ts';
import { endReservation, tellReady, undoReservation } from './staff/acts.ts';
import { readDay } from './staff/read-day.ts';
import { seatReservation } from './staff/seat.ts';
import { addReservation, addToLine, changeReservation } from './staff/write-down.ts';

export { reservationErasers } from './forget.ts';
export { anyVenue, pageLanguage, reservePage } from './guest/open-page.ts';

export const reservationHandlers = (
  deps: Deps,
): Handlers<keyof typeof consoleReservationCalls | keyof typeof reserveCalls> => ({
  'GET /console/{venue}/reservations': readDay(deps),
  'POST /console/{venue}/reservations/add': addReservation(deps),
  'POST /console/{venue}/reservations/{reservation}/change': changeReservation(deps),
  'POST /console/{venue}/reservations/wait': addToLine(deps),
  'POST /console/{venue}/reservations/{reservation}/ready': tellReady(deps),
  'POST /console/{venue}/reservations/{reservation}/seat': seatReservation(deps),
  'POST /console/{venue}/reservations/{reservation}/end': endReservation(deps),
  'POST /console/{venue}/reservations/{reservation}/undo': undoReservation(deps),
  'POST /console/{venue}/settings/reservations': saveReservationSettings(deps),
  'GET /reserve/{slug}': async ({ params, query, meta }) => {
    const venue = await openVenue(deps, params.slug);
    const browser = browserLanguages(meta.headers['accept-language']);
    return reservePage(deps, venue, pageLanguage(venue, query.language ?? null, browser));
  },
  'GET /reserve/{slug}/slots': getSlots(deps),
  'POST /reserve/{slug}/make': makeReservation(deps),
  'GET /reserve/{slug}/own/{key}': getOwn(deps),
  'POST /reserve/{slug}/own/{key}/change': changeOwn(deps),
  'POST /reserve/{slug}/own/{key}/cancel': cancelOwn(deps),
});

const SEND = 'send-reservation-news';
const HOUR_MS = 3_600_000;
const KEPT_MS = 48 * HOUR_MS;
const NO_SHOWS_MS = 365 * 24 * HOUR_MS;

export const reservationJobs = (deps: Deps): Job[] => [
  { name: SEND, everySeconds: 5, onEveryServer: true, run: () => sendMessages(deps) },
  {
    name: 'forget-reservation-news',
    everySeconds: 3_600,
    run: now => pruneMessages(deps.database.run, new Date(now - KEPT_MS)),
  },
  {
    name: 'forget-no-shows',
    everySeconds: 3_600,
    run: now => forgetNoShows(deps.database.run, new Date(now - NO_SHOWS_MS)),
  },
];

/** Sends at once what a deed queued, rather than in a few seconds. */
export const flushReservationNews =
  ({ runNow }: Pick<JobRunner, 'runNow'>) =>
  (events: readonly { readonly event: string }[]): void => {
    if (events.some(({ event }) => event === 'board-reservations')) void runNow(SEND);
  };
