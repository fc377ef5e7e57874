import type { BoardOrder } from '@tableside/contract/http/console/board';
import type { KitchenOrder } from '@tableside/contract/http/console/kitchen';
import type { ApiOrder } from '@tableside/contract/http/v1';
import type { Deps } from '../../deps.ts';
import { type ApiContext as Api, type Hand, type Handlers, keepsOutcome } from '../../http/mount/handler.ts';
import { getCourses, setCourse } from '../kitchen/index.ts';
import { accept, boardOrderNow, close, fail, reject, staffOrder } from '../orders/index.ts';
import { readTables } from './table-store.ts';
import { currencyOf, handOf, orderOf } from './views.ts';

type Keys =
  | 'GET /v1/tables'
  | 'GET /v1/courses'
  | 'POST /v1/orders'
  | `POST /v1/orders/{order}/${'accept' | 'course' | 'close' | 'reject' | 'fail'}`;
type Kept = { readonly number: string; readonly changed: boolean };
/** What is kept is taken in the transaction of the deed, from what the deed itself answers. */
type Answered = ({ readonly order: ApiOrder | BoardOrder } | { readonly ticket: KitchenOrder }) & {
  readonly changed?: boolean;
};

type Moved<Body> = {
  readonly api: Api;
  readonly params: { readonly order: string };
  readonly body: Body;
};

const keptOf = ({ changed = true, ...answer }: Answered): Kept => {
  const order = 'ticket' in answer ? answer.ticket : answer.order;
  return { number: 'unique_order_number' in order ? order.unique_order_number : order.id, changed };
};

/** Orders by another system: a waiter's deeds under its key, and of each the outcome for whoever asks again. */
export const orderWritingHandlers = (deps: Deps): Handlers<Keys> => {
  const now = async (venueId: string, kept: unknown) => {
    const { number, changed } = kept as Kept;
    const currency = await currencyOf(deps, venueId);
    const { order } = await boardOrderNow(deps)({ params: { order: number }, staff: { venueId } });
    return { currency, order: orderOf(order, currency), changed };
  };
  const outcome = {
    kept: keptOf,
    again: (kept: unknown, { api }: { readonly api: Api }) => now(api.venueId, kept),
  };
  const move = <Body>(
    deed: (input: {
      readonly params: { readonly venue: string; readonly order: string };
      readonly body: Body;
      readonly staff: Hand;
    }) => Promise<Answered>,
  ) => {
    const done = async ({ api, params, body }: Moved<Body>) => {
      const input = { params: { venue: api.venueId, ...params }, body, staff: handOf(api) };
      return now(api.venueId, keptOf(await deed(input)));
    };
    return done;
  };
  const place = staffOrder(deps, { counters: true });
  return {
    'GET /v1/tables': async ({ api }) => ({ tables: await readTables(deps.database.run, api.venueId) }),
    'POST /v1/orders': keepsOutcome(async ({ api, body: { table, ...body } }) => {
      const currency = await currencyOf(deps, api.venueId);
      const { order } = await place({
        params: { venue: api.venueId, table },
        body,
        staff: handOf(api),
      });
      return { currency, order: orderOf(order, currency) };
    }, outcome),
    'GET /v1/courses': async ({ api }) => {
      const { courses, holds_later } = await getCourses(deps)({ staff: { venueId: api.venueId } });
      return { courses: courses.map(({ id, name }) => ({ id, name })), holds_later };
    },
    'POST /v1/orders/{order}/course': keepsOutcome(move(setCourse(deps)), outcome),
    'POST /v1/orders/{order}/accept': keepsOutcome(move(accept(deps)), outcome),
    'POST /v1/orders/{order}/close': keepsOutcome(move(close(deps)), outcome),
    'POST /v1/orders/{order}/reject': keepsOutcome(move(reject(deps)), outcome),
    'POST /v1/orders/{order}/fail': keepsOutcome(move(fail(deps)), outcome),
  };
};
