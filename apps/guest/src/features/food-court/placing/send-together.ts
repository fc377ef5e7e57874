import { TIMINGS } from '../../../app/timings.ts';
import { api } from '../../../data/api.ts';
import { cartStore } from '../../../data/cart/index.ts';
import { failureCode } from '../../../data/connection/failures.ts';
import { quietly } from '../../../data/connection/quietly.ts';
import { repair } from '../../../data/placing/repair.ts';
import { troubleOf } from '../../../data/placing/trouble.ts';
import { clearDraft } from '../../draft/index.ts';
import { announceFailure } from '../../toasts/index.ts';
import { refetchCourtCarts } from '../basket/court-carts.ts';
import type { Part } from '../basket/use-basket.ts';
import { inVisit, refetchHall } from '../hall/court-data.ts';
import { refetchCourtOrders } from '../orders/court-orders.ts';
import { type TogetherBody, togetherBody } from './place-body.ts';
import { type Told, toldBy } from './told.ts';

export { leave } from './leave.ts';

/** For so long an order whose answer was lost is sent again by itself; after that its guest decides. Milliseconds. */
const SENDS_FOR = 60_000;

/** Nobody knows what became of it, or the server has no time for it now. */
const isLost = (error: unknown): boolean =>
  troubleOf(error).kind === 'lost' || failureCode(error) === 'unavailable';
const pause = (time: number) => new Promise(resolve => setTimeout(resolve, time));

const send = (hash: string, body: TogetherBody) =>
  inVisit(hash, session => api('POST /food-courts/place-orders/{session}', { session, body }));
export type Placed = Awaited<ReturnType<typeof send>>['orders'];

/** The screen that waits for an answer. */
type Waiting = { readonly left: () => boolean; readonly onLost: () => void };

/** The same carts at the same revisions, until somebody says what became of them: they become one order each, whenever they arrive. */
const sendUntilHeard = async (
  hash: string,
  body: TogetherBody,
  { left, onLost }: Waiting,
): Promise<Placed> => {
  const until = Date.now() + SENDS_FOR;
  for (;;) {
    try {
      return (await send(hash, body)).orders;
    } catch (error) {
      if (!isLost(error) || left() || Date.now() > until) throw error;
      onLost();
      await pause(TIMINGS.connectivityCheck);
    }
  }
};

const takeOver = async (hash: string, placed: Placed): Promise<void> => {
  for (const { order } of placed) {
    if (order.session_token === null) continue;
    clearDraft(order.session_token);
    quietly(cartStore(order.session_token).refetch());
  }
  await refetchCourtOrders(hash).catch(() => undefined);
};

export type Outcome =
  | { readonly kind: 'placed'; readonly placed: Placed }
  | { readonly kind: 'changed' | 'refused'; readonly told: Told | null };

const refusedBy = (hash: string, error: unknown, parts: readonly Part[]): Outcome => {
  const about = toldBy(error, parts);
  const trouble = troubleOf(error);
  if (!about) announceFailure(error);
  else if (trouble.kind === 'changed' && trouble.quote) cartStore(about.part.session).accept(trouble.quote);
  else {
    const way = trouble.kind === 'refused' && trouble.repair !== 'nothing' ? trouble.repair : 'refetchCart';
    quietly(repair(about.part.session, way));
  }
  quietly(refetchHall(hash));
  quietly(refetchCourtCarts(hash));
  return { kind: trouble.kind === 'changed' ? 'changed' : 'refused', told: about?.told ?? null };
};

/** Sends the carts together and takes over what became of them. FOOD-70, FOOD-72. */
export const sendTogether = async (
  hash: string,
  parts: readonly Part[],
  waiting: Waiting,
): Promise<Outcome> => {
  try {
    const placed = await sendUntilHeard(hash, togetherBody(parts), waiting);
    await takeOver(hash, placed);
    return { kind: 'placed', placed };
  } catch (error) {
    return refusedBy(hash, error, parts);
  }
};
