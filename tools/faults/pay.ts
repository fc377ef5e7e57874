import type { CallAnswer, CallInput } from '@tableside/contract/client';
import type { PaymentView } from '@tableside/contract/http/payments';
import { roundUpOf } from '@tableside/domain/gifts';
import { minor } from '@tableside/domain/money';
import { UNDECIDED } from './asking.ts';
import type { AtTable } from './at-table.ts';
import { behavioursFor, callFaultsFor } from './behaviours.ts';
import type { Guest } from './guest.ts';
import type { Begun } from './notes.ts';
import type { PlannedPayment } from './plan.ts';
import { type Way, wayOf } from './ways.ts';

type Body = CallInput<'POST /payments/stripe/payment-intent'>['body'];
type Intent = CallAnswer<'POST /payments/stripe/payment-intent'>;
type Payer = {
  readonly guest: Guest;
  readonly at: AtTable;
  readonly planned: PlannedPayment;
  readonly way: Way;
};

const HEARS_FROM_BROWSER = new Set<Way['bank']>(['neopay', 'solidgate']);

const startOf = ({ next_action }: Intent): Begun['start'] => {
  if (next_action.kind === 'none') return undefined;
  return next_action.kind === 'redirect' ? next_action.url : next_action.params;
};

const lookAt =
  ({ guest }: Payer, uuid: string): (() => Promise<PaymentView | null>) =>
  () =>
    guest.asker.must('GET /payments/payment-by-uuid/{uuid}', { uuid });

/** Whether staff or somebody at the table paid, divided, took off or repriced what these payments were made for meanwhile. */
const goneMeanwhile = async ({ at }: Payer, uuids: readonly string[]): Promise<boolean> => {
  const [row] = await at.stage.database.run<{ gone: boolean }>(
    'faults-gone-meanwhile',
    `select exists (
       select from payment_item i join bill_item b on b.id = i.bill_item_id
       left join payment_allocation a on a.bill_item_id = i.bill_item_id and not a.payment_id = any($1::uuid[])
       where i.payment_id = any($1::uuid[])
         and (a.payment_id is not null or b.voided_at is not null or b.divided_at is not null or b.net <> i.amount)
     ) as gone`,
    [uuids],
  );
  return row?.gone === true;
};

type Tapped = { readonly intent: Intent | null; readonly isUndecided: boolean };

/** Asks once, twice at once at the same server, or at both. */
const tapped = async (payer: Payer, body: Body): Promise<Tapped> => {
  const { guest, at, planned, way } = payer;
  // All of these calls take and answer the same.
  const call = way.call as 'POST /payments/stripe/payment-intent';
  const once = (server?: number) => guest.asker.ask(call, { body }, server);
  const { fault, dial } = planned;
  const twice = fault === 'double-tap' || fault === 'two-servers';
  const answers = await Promise.all(
    twice ? [once(dial), once(fault === 'double-tap' ? dial : dial + 1)] : [once()],
  );
  const intents = answers.flatMap(heard => (heard.kind === 'answer' ? [heard.data] : []));
  if (twice && intents.length > 0) at.notes.hit(fault);
  const uuids = new Set(intents.map(({ uuid }) => uuid));
  const totals = new Set(intents.map(({ total }) => total));
  // Another guest may have paid between the two: then they are for different things, an amount of one's own too.
  if (uuids.size > 1 && totals.size === 1 && !(await goneMeanwhile(payer, [...uuids])))
    at.notes.breaks(at.plan.seed, `a ${fault} made two payments: ${JSON.stringify([body, ...uuids])}`);
  const silent = answers.some(heard => heard.kind === 'refused' && heard.code === 'payment_provider_silent');
  if (
    silent &&
    (fault === 'create-then-timeout' || fault === 'down' || fault === 'cut-off' || fault === 'slow')
  ) {
    at.notes.hit(fault);
  }
  const isUndecided = answers.some(
    heard => heard.kind === 'lost' || (heard.kind === 'refused' && UNDECIDED.includes(heard.code)),
  );
  return { intent: intents[0] ?? null, isUndecided };
};

const tap = async (payer: Payer, body: Body): Promise<Intent | null> => (await tapped(payer, body)).intent;

const TAPS = 20;

/** Taps again while a busy server or the line gave no answer. */
const tapAgain = async (payer: Payer, body: Body): Promise<Intent | null> => {
  for (let taps = 1; ; taps += 1) {
    const { intent, isUndecided } = await tapped(payer, body);
    if (intent || !isUndecided || taps === TAPS) return intent;
    await new Promise(done => setTimeout(done, 250));
    await payer.at.stage.untilAlive();
  }
};

/** A sum that is known before is rounded up, where the plan has it so. */
const roundedUp = (at: AtTable, wish: Partial<Body>, sum: number): Partial<Body> => {
  const isKnown = at.plan.kind === 'prepaid' || wish.amount !== undefined;
  const missing = roundUpOf(minor(sum), 2);
  return at.plan.roundsUp && isKnown && missing > 0 ? { round_up: missing } : {};
};

const noted = (payer: Payer, uuid: string, start: Begun['start']): Begun => {
  const { at, planned, way } = payer;
  const begun: Begun = {
    uuid,
    bank: way.bank,
    start,
    seed: at.plan.seed,
    look: lookAt(payer, uuid),
    late: planned.fault === 'paid-after-expiry',
    untold: planned.fault === 'webhook-never' && way.bank === 'neopay',
  };
  at.notes.begun.push(begun);
  return begun;
};

/** `armed`: the provider has taken what was planned for this payment. */
type Made = { readonly begun: Begun; readonly intent: Intent; readonly armed: boolean };

/** Begins a payment with everything the plan has for its beginning; a silent provider is asked a second time. */
const begin = (payer: Payer, body: Body): Promise<Made | null> => {
  const { at, planned, way } = payer;
  const { banks } = at.stage;
  return at.alone(way.bank, body.order, async () => {
    // What our server says there that a payment is for: nobody knows its own name yet.
    const match = `${body.order} ${at.place.kind}`;
    const named = (behaviour: object) => ({ ...behaviour, match });
    // Those who hear of a payment from the browser only are told afterwards, by its name.
    const behaviours = HEARS_FROM_BROWSER.has(way.bank) ? [] : behavioursFor(planned, way).map(named);
    const calls = callFaultsFor(planned).map(named);
    if (behaviours.length > 0) await banks.next(way.bank, [behaviours]);
    if (calls.length > 0) await banks.next(way.bank, calls);
    const intent =
      (await tap(payer, body)) ?? (calls.length + behaviours.length > 0 ? await tap(payer, body) : null);
    if (!intent) return null;
    if (planned.fault === 'slow') at.notes.hit('slow');
    const begun = noted(payer, intent.uuid, startOf(intent));
    const later = HEARS_FROM_BROWSER.has(way.bank) ? behavioursFor(planned, way) : [];
    if (later.length > 0) {
      await banks.next(way.bank, [later.map(behaviour => ({ ...behaviour, match: intent.uuid }))]);
    }
    // A payment that was there before is not made anew: what waits is for the next one.
    const armed = behaviours.length === 0 || (await banks.waiting(way.bank, match)) === 0;
    return { begun, intent, armed };
  });
};

/** What the payer does there, as an act or on the page. Answers whether the bank took it. */
const actAtBank = async (payer: Payer, begun: Begun, intent: Intent, action: string): Promise<boolean> => {
  const { at, planned, way } = payer;
  const { banks } = at.stage;
  // The phone opens the bank's page once our server has heard of it.
  if (intent.next_action.kind === 'redirect') {
    await payer.guest.asker.must('POST /payments/leaving/{uuid}', { uuid: begun.uuid });
  }
  if (begun.untold && intent.next_action.kind === 'redirect') {
    const token = await banks.payAndReturn(way.bank, intent.next_action.url);
    if (token)
      await payer.guest.asker.must('POST /payments/neopay/check-payment-status', { body: { token } });
    return token !== null;
  }
  const { next_action: next } = intent;
  const onPage = next.kind === 'redirect' || way.bank === 'stripe';
  if (planned.fault === 'charge-then-timeout' && onPage && action === 'approve') {
    const params = next.kind === 'redirect' || next.kind === 'none' ? {} : next.params;
    await banks.payOnPage(way.bank, { params, url: next.kind === 'redirect' ? next.url : '' });
    return true;
  }
  const booked = await banks.act(way.bank, { reference: begun.uuid, action, start: begun.start });
  return booked !== null;
};

const forge = async (payer: Payer, begun: Begun): Promise<void> => {
  const { at, way } = payer;
  const { banks } = at.stage;
  if (way.bank === 'neopay' || way.bank === 'solidgate') {
    await banks.act(way.bank, { reference: begun.uuid, action: 'pending', start: begun.start });
  }
  const answers = await banks.forge(way.bank, begun.uuid);
  for (const { way: how, status } of answers) {
    // A server that is busy or dead refuses as well.
    const refused = status === null || status === 0 || status >= 400;
    if (!refused || status === 500)
      at.notes.breaks(at.plan.seed, `${way.bank} forged by ${how} was answered ${status}`);
  }
  if (answers.length > 0) at.notes.hit('webhook-forged');
  const seen = await begun.look();
  if (seen?.status !== 'paid') return;
  // A payment that was begun anew while its bank was silent is the same one: the bank may have taken it in truth.
  const book = await banks.book(way.bank);
  const isTaken = book.some(each => each.reference === begun.uuid && each.captured_minor > 0);
  if (!isTaken) at.notes.breaks(at.plan.seed, `a forged message of ${way.bank} paid`);
};

/** Faults of the call that creates a payment: they need a provider that is called. */
const AT_CREATE = new Set<PlannedPayment['fault']>(['create-then-timeout', 'slow', 'down', 'cut-off']);

/** Faults that are nothing but what the provider does with the payment once it is approved there. */
const OF_PROVIDER = new Set<PlannedPayment['fault']>([
  'charge-then-timeout',
  'decline',
  'webhook-x2',
  'webhook-x10',
  'webhook-early',
  'webhook-late',
  'webhook-never',
  'webhook-reversed',
  'amount-differs',
]);

/** Answers whether the guest saw it paid. */
const finish = async (payer: Payer, { begun, intent, armed }: Made): Promise<boolean> => {
  const { at, planned, guest } = payer;
  const { fault } = planned;
  if (fault === 'paid-after-expiry') return false;
  if (fault === 'webhook-forged') await forge(payer, begun);
  if (fault === 'paid-after-giving-up') {
    await guest.asker.ask('POST /payments/cancel/{uuid}', { uuid: begun.uuid });
  }
  const done = await actAtBank(payer, begun, intent, planned.action);
  if (
    fault &&
    done &&
    ((OF_PROVIDER.has(fault) && armed) || fault === 'paid-after-giving-up' || fault === 'phone-closes')
  ) {
    at.notes.hit(fault);
  }
  if (fault === 'phone-closes') return false;
  const { uuid } = begun;
  const seen = await guest.asker.must('GET /payments/check-payment-status/{uuid}', { uuid });
  return seen?.status === 'paid';
};

/** One payment of a guest from the tap to what the phone reads of it. */
export const pay = async (
  at: AtTable,
  guest: Guest,
  planned: PlannedPayment,
  number: string,
  wish: Partial<Body>,
  worth: number,
): Promise<void> => {
  const way = wayOf(at.plan.kind, planned.way, AT_CREATE.has(planned.fault));
  const payer = { guest, at, planned, way };
  const tips = Math.round((worth * planned.tip) / 100);
  const given =
    planned.tip > 0 && tips >= 50 ? { tips, personnel_id: planned.forSomebody ? at.place.waiter : null } : {};
  const body: Body = { session: guest.session, order: number, method: way.method, ...wish, ...given };
  const sum = worth + (given.tips ?? 0);
  const made = await begin(payer, { ...body, ...roundedUp(at, wish, sum) });
  if (!made) return;
  if (made.intent.donation > 0) at.notes.hit('rounded-up');
  if (await finish(payer, made)) at.paid.push(made.begun.uuid);
};

/** One payment of somebody who gives by a card, from the tap to what the phone reads of it. */
export const payGift = async (payer: Payer, wish: object): Promise<void> => {
  const { at, planned, way } = payer;
  const body = { ...wish, method: way.method } as unknown as Body;
  const intent = await tapAgain(payer, body);
  if (!intent) return;
  const begun = noted(payer, intent.uuid, startOf(intent));
  const behaviours = HEARS_FROM_BROWSER.has(way.bank) ? behavioursFor(planned, way) : [];
  if (behaviours.length > 0) {
    await at.stage.banks.next(way.bank, [behaviours.map(each => ({ ...each, match: intent.uuid }))]);
  }
  if (!(await finish(payer, { begun, intent, armed: true }))) return;
  at.notes.hit(way.call.includes('donation') ? 'donation-by-card' : 'tip-by-card');
  at.given.push(begun.uuid);
};

/** Approves while `dark` happens to a server: the money is real, our commit may not be. Answers whether the bank took it. */
export const payInTheDark = async (
  at: AtTable,
  guest: Guest,
  number: string,
  which: number,
  dark: () => Promise<void>,
): Promise<boolean> => {
  const planned: PlannedPayment = {
    way: which,
    scope: { kind: 'all' },
    tip: 0,
    forSomebody: false,
    action: 'approve',
    fault: null,
    dial: which,
  };
  const payer = { guest, at, planned, way: wayOf(at.plan.kind, which) };
  const part = at.plan.kind === 'prepaid' ? {} : { split_between: 2 };
  const body = { session: guest.session, order: number, method: payer.way.method, ...part };
  const made = await begin(payer, body);
  if (!made) return false;
  const soon = new Promise(done => setTimeout(done, which % 25)).then(dark);
  const [acted] = await Promise.all([actAtBank(payer, made.begun, made.intent, 'approve'), soon]);
  return acted;
};
