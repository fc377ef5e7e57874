import { Refusal } from '@tableside/contract';
import { progressOf } from '@tableside/contract/order-progress';
import { displayFlow, type StatusView, statusView } from '@tableside/domain/orders';
import { firstLanguage, LANGUAGES } from '@tableside/domain/session';
import { directionOf } from '@tableside/i18n';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { browserLanguages } from '../../../http/answers/browser-languages.ts';
import { sendPlainPage } from '../../../http/answers/plain-page.ts';
import { metaOf } from '../../../http/request-meta.ts';
import { GENERAL } from '../../limits/index.ts';
import { orderView, readOrder } from '../../orders/index.ts';
import { FOLLOW_ROUTE, openFollow } from './follow-address.ts';
import { type Followed, followPage } from './follow-page.ts';
import { followWords } from './follow-words.ts';

type Parts = Pick<Deps, 'database' | 'clock' | 'limits' | 'secretBox' | 'venues'>;

/** A slip that lies about says nothing after a day. Milliseconds. */
const GOOD_FOR_MS = 24 * 3_600_000;
/** Seconds between two looks, as long as somebody waits for it and once it is ready. */
const EVERY_SECONDS = 5;

const OVER: readonly StatusView[] = ['failed', 'rejected'];
const toneOf = (view: StatusView): Followed['tone'] => {
  if (OVER.includes(view)) return 'over';
  return view === 'ready_for_pickup' ? 'ready' : 'waits';
};

const followed = async (
  { database, clock, venues }: Parts,
  id: string,
  browser: readonly string[],
): Promise<Followed> => {
  const facts = await readOrder(database.run, id);
  const { venue_id: venueId, placed_at: placedAt } = facts.order;
  if (clock() - placedAt.getTime() > GOOD_FOR_MS) throw new Refusal('not_found');
  const { name, settings } = await venues.get(venueId);
  const order = orderView(facts, null);
  const view = statusView(
    {
      ...progressOf(order),
      seen: order.seen,
      waitingFor: order.waiting_for,
      sendingToPos: order.sending_to_pos,
      payAtRestaurant: order.pay_at_restaurant,
      pickup: true,
    },
    displayFlow({ tableType: 'self_service', orderFlow: settings.orderFlow }),
  );
  const language = firstLanguage({
    selected: null,
    browser,
    main: settings.mainLanguage,
    offered: LANGUAGES,
  });
  const say = followWords(language);
  const number = order.order_id;
  // At a counter some things are said otherwise than at a table.
  const atCounter = (key: string): string => say(`${key}@counter`, { number }) || say(key, { number });
  const tone = toneOf(view);
  return {
    language,
    direction: directionOf(language),
    venue: name,
    numberWords: say('person.number'),
    number,
    status: atCounter(`orders.view.${view}`),
    text: atCounter(`orders.view.${view}Text`),
    tone,
    again: tone === 'over' || order.status === 'closed' ? null : EVERY_SECONDS,
  };
};

/**
 * `GET /follow/{sealed}`: how an order stands, for whoever has its slip in hand; its QR code leads there. Without a session:
 * the kiosk's is over by then. PRINT-10, PRINT-11. What we did not seal, and an order of more than a day ago, is 404.
 */
export const mountFollow = (app: FastifyInstance, parts: Parts): void => {
  app.get<{ Params: { sealed: string } }>(
    FOLLOW_ROUTE,
    { config: { page: true } },
    async (request, reply) => {
      const meta = metaOf(request, reply);
      parts.limits.take('address', meta.ip, GENERAL.address);
      const id = openFollow(parts.secretBox, request.params.sealed);
      if (id === null) throw new Refusal('not_found');
      const browser = browserLanguages(request.headers['accept-language']);
      const order = await followed(parts, id, browser);
      return sendPlainPage(reply.header('vary', 'Accept-Language'), nonce => followPage(order, nonce));
    },
  );
};
