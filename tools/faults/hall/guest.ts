import type { CallAnswer } from '@tableside/contract/client';
import { type Asker, asker } from '../asking.ts';
import { behavioursFor, callFaultsFor } from '../behaviours.ts';
import type { Begun } from '../notes.ts';
import type { PlannedPayment } from '../plan.ts';
import type { AtHall } from './at-hall.ts';
import { OPERATOR } from './furnish.ts';
import type { PlannedPhone } from './plan.ts';

type Call =
  | 'POST /payments/stripe/payment-intent-composite'
  | 'POST /payments/montonio/create-order-composite'
  | 'POST /payments/neopay/create-transaction-composite'
  | 'POST /payments/solidgate/payment-intent-composite';
type Way = {
  readonly method: 'stripe-card' | 'montonio' | 'neopay' | 'solid-card';
  readonly bank: Begun['bank'];
  readonly call: Call;
};
type Intent = CallAnswer<'POST /payments/stripe/payment-intent-composite'>;

const STRIPE: Way = {
  method: 'stripe-card',
  bank: 'stripe',
  call: 'POST /payments/stripe/payment-intent-composite',
};
const WAYS: readonly Way[] = [
  STRIPE,
  { method: 'montonio', bank: 'montonio', call: 'POST /payments/montonio/create-order-composite' },
  { method: 'neopay', bank: 'neopay', call: 'POST /payments/neopay/create-transaction-composite' },
  { method: 'solid-card', bank: 'solidgate', call: 'POST /payments/solidgate/payment-intent-composite' },
];
/** Faults of the call that creates a payment: they need a provider that is called. */
const AT_CREATE = new Set<PlannedPayment['fault']>(['create-then-timeout', 'slow', 'down', 'cut-off']);
const BY_BROWSER = new Set<Begun['bank']>(['neopay', 'solidgate']);

const wayOf = ({ way, fault }: PlannedPayment): Way => {
  const ways = AT_CREATE.has(fault) ? WAYS.slice(0, 2) : WAYS;
  return ways[way % ways.length] ?? STRIPE;
};

export type Placed = {
  readonly phone: Asker;
  readonly token: string;
  readonly numbers: readonly string[];
};

/** A phone scans the hall's code, fills a basket at each stall and places all of them, twice at once where the plan has it so. */
export const placeTogether = async (at: AtHall, planned: PlannedPhone): Promise<Placed | null> => {
  const { stage, notes, plan, hall } = at;
  const phone = asker(stage, notes, plan.seed);
  const visit = await phone.must('POST /food-courts/get-by-hash/{hash}', {
    hash: hall.hash,
    body: { food_court_session: null },
  });
  if (!visit) return null;
  const token = visit.food_court_session;
  for (const { stall, dishes } of planned.baskets) {
    const entered = await phone.must('POST /food-courts/go-to-restaurant/{id}', {
      id: hall.stalls[stall]?.id ?? '',
      body: { food_court_session: token, session: null },
    });
    if (!entered) continue;
    const { session } = entered;
    for (const menu_item_id of dishes)
      await phone.must('POST /cart/{session}/add', { session, body: { menu_item_id, quantity: 1 } });
  }
  const heard = await phone.must('GET /food-courts/get-carts/{session}', { session: token });
  const carts = (heard?.carts ?? []).map(({ session, revision }) => ({ session, cart_revision: revision }));
  if (carts.length === 0) return null;
  const once = () =>
    phone.must('POST /food-courts/place-orders/{session}', { session: token, body: { carts } });
  const [placed, again] = await Promise.all([once(), plan.seed % 3 === 0 ? once() : null]);
  const orders = placed?.orders ?? again?.orders ?? [];
  const numbers = orders.map(({ order }) => order.unique_order_number);
  const second = again?.orders.map(({ order }) => order.unique_order_number);
  if (placed && second && [...second].sort().join() !== [...numbers].sort().join())
    notes.breaks(plan.seed, `one basket was placed twice: ${numbers} and ${second}`);
  if (orders.length !== carts.length && orders.length > 0)
    notes.breaks(plan.seed, `of ${carts.length} baskets ${orders.length} became orders`);
  for (const { order } of orders)
    at.orders.push({ venue: order.restaurant_id, number: order.unique_order_number });
  return { phone, token, numbers };
};

const startOf = ({ next_action: next }: Intent): Begun['start'] => {
  if (next.kind === 'none') return undefined;
  return next.kind === 'redirect' ? next.url : next.params;
};

/** Asks for the payment as the plan has it: once, twice at once, and again where nobody answered. */
const begin = async (
  at: AtHall,
  { phone, token, numbers }: Placed,
  planned: PlannedPayment,
  way: Way,
): Promise<Intent | null> => {
  const { fault, dial } = planned;
  // All of these calls take and answer the same.
  const call = way.call as 'POST /payments/stripe/payment-intent-composite';
  const body = { food_court_session: token, orders: [...numbers], method: way.method } as never;
  const once = (server?: number) => phone.ask(call, { body }, server);
  const isTwice = fault === 'double-tap' || fault === 'two-servers';
  for (let taps = 0; taps < 20; taps += 1) {
    await at.stage.untilAlive();
    const heard = await Promise.all(
      isTwice ? [once(dial), once(fault === 'double-tap' ? dial : dial + 1)] : [once()],
    );
    const intents = heard.flatMap(each => (each.kind === 'answer' ? [each.data] : []));
    if (new Set(intents.map(({ uuid }) => uuid)).size > 1)
      at.notes.breaks(at.plan.seed, `a ${fault} over stalls made two payments`);
    const [intent] = intents;
    if (intent) {
      if (isTwice || (fault && AT_CREATE.has(fault) && taps > 0) || fault === 'slow') at.notes.hit(fault);
      return intent;
    }
    const isOver = heard.every(
      each =>
        each.kind === 'refused' && each.code !== 'payment_provider_silent' && each.code !== 'unavailable',
    );
    if (isOver) return null;
    await new Promise(done => setTimeout(done, 250));
  }
  return null;
};

const LOOKS = 20;
const COUNTED_AT_BANK = new Set<PlannedPayment['fault']>([
  'decline',
  'charge-then-timeout',
  'webhook-x2',
  'webhook-x10',
  'webhook-early',
  'webhook-late',
  'webhook-never',
  'webhook-reversed',
  'amount-differs',
  'paid-after-giving-up',
  'phone-closes',
]);

/** One payment over the stalls of a basket, from the tap to what the phone reads of it. */
export const payTogether = async (
  at: AtHall,
  placed: Placed,
  planned: PlannedPayment,
  meanwhile: () => Promise<void>,
): Promise<void> => {
  const { banks } = at.stage;
  const way = wayOf(planned);
  const [first = ''] = placed.numbers;
  const { fault } = planned;
  const intent = await at.alone(way.bank, first, async () => {
    // What the server says there that a payment is for: nobody knows its own name yet.
    const match = `${first} ${OPERATOR}`;
    const behaviours = BY_BROWSER.has(way.bank) ? [] : behavioursFor(planned, way as never);
    const calls = callFaultsFor(planned);
    if (behaviours.length > 0) await banks.next(way.bank, [behaviours.map(each => ({ ...each, match }))]);
    if (calls.length > 0)
      await banks.next(
        way.bank,
        calls.map(each => ({ ...each, match })),
      );
    return begin(at, placed, planned, way);
  });
  if (!intent) return;
  const { uuid } = intent;
  const { phone } = placed;
  const begun: Begun = {
    uuid,
    bank: way.bank,
    start: startOf(intent),
    seed: at.plan.seed,
    look: () => phone.must('GET /payments/payment-by-uuid/{uuid}', { uuid }),
    late: fault === 'paid-after-expiry',
    untold: fault === 'webhook-never' && way.bank === 'neopay',
  };
  at.notes.begun.push(begun);
  if (BY_BROWSER.has(way.bank)) {
    const later = behavioursFor(planned, way as never);
    if (later.length > 0) await banks.next(way.bank, [later.map(each => ({ ...each, match: uuid }))]);
  }
  if (at.plan.loses && way.bank === 'stripe')
    await banks.next('stripe', [{ do: 'create-then-timeout', match: `${at.plan.loses}:${uuid}` }]);
  if (begun.late) return;
  if (fault === 'webhook-forged') {
    const answers = await banks.forge(way.bank, uuid);
    for (const { way: how, status } of answers) {
      if (status !== null && status !== 0 && (status < 400 || status === 500))
        at.notes.breaks(at.plan.seed, `${way.bank} forged by ${how} was answered ${status}`);
    }
    if (answers.length > 0) at.notes.hit(fault);
  }
  if (fault === 'paid-after-giving-up') await phone.ask('POST /payments/cancel/{uuid}', { uuid });
  const { action } = planned;
  if (intent.next_action.kind === 'redirect') await phone.must('POST /payments/leaving/{uuid}', { uuid });
  const [booked] = await Promise.all([
    banks.act(way.bank, { reference: uuid, action, start: begun.start }),
    meanwhile(),
  ]);
  if (fault && booked !== null && COUNTED_AT_BANK.has(fault)) at.notes.hit(fault);
  if (fault === 'phone-closes') return;
  if (booked === null || action !== 'approve') return;
  // The phone waits a little for the bank's message, which may never come.
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const seen = await phone.must('GET /payments/check-payment-status/{uuid}', { uuid });
    if (seen?.status === 'paid') {
      at.paid.push({ charge: uuid, bank: way.bank });
      return;
    }
    await new Promise(done => setTimeout(done, 200));
  }
};
