import { Refusal, toWire } from '@tableside/contract';
import type { CompositeIntent } from '@tableside/contract/http/courts/payments';
import { sum } from '@tableside/domain/money';
import type { Deps } from '../../../deps.ts';
import type { CallInputOnServer, Handler } from '../../../http/mount/handler.ts';
import { NEW_PAYMENT } from '../../limits/index.ts';
import {
  cancelQuietly,
  chosenMethod,
  intentView,
  kindsOf,
  nameOf,
  publicAddress,
  returnAddress,
  type SentIntent,
  sendIntent,
} from '../../payments/index.ts';
import type { Venue } from '../../venues/index.ts';
import { countersOf } from '../counters.ts';
import { destinationsOf } from '../passing/index.ts';
import type { ProvenVisit } from '../visit.ts';
import { ordersOf } from './orders-of-phone.ts';
import { naming, type OrderAt, type OrderToPay } from './orders-to-pay.ts';
import { type AskingTogether, type PreparedTogether, prepareTogether } from './prepare-together.ts';

type Call = 'POST /payments/solidgate/payment-intent-composite';
type Body = CallInputOnServer<Call>['body'];

/** Money of one account has one currency: a stall with another one is paid for by itself. */
const refuseOtherCurrency = async (
  { venues }: Pick<Deps, 'venues'>,
  orders: readonly OrderAt[],
  operator: Venue,
): Promise<void> => {
  for (const order of orders) {
    await naming(order, async () => {
      const { venueId, venue } = order.guest;
      const { settings } = await venues.get(venueId, venue.revision);
      if (settings.currency.code !== operator.settings.currency.code)
        throw new Refusal('payment_type_not_enabled');
    });
  }
};

type Sending = Pick<AskingTogether, 'operator' | 'choice'> & {
  readonly visit: ProvenVisit;
  /** The address that this guest reaches us at. */
  readonly base: string;
};

const send = (
  deps: Deps,
  { payments, paying, total }: PreparedTogether,
  { operator, choice, visit, base }: Sending,
): Promise<SentIntent> => {
  const [payment] = payments;
  const [first] = paying;
  if (!payment || !first) throw new Refusal('order_not_found');
  // The status screen is a stall's page; the hall is in its address.
  const { token } = first.guest;
  const query = {
    orderNumber: first.number,
    paymentUuid: nameOf(payment),
    origin: 'food-court',
    'food-court-hash': visit.code,
  };
  return sendIntent(deps, {
    payment,
    total,
    ...choice,
    description: `${first.number} ${operator.name}`,
    countryCode: operator.settings.countryCode,
    returnUrl: returnAddress(deps.secretBox, base, token, query),
    cancelUrl: returnAddress(deps.secretBox, base, token, { ...query, canceled: '1' }),
    notificationUrl: `${base}/api/webhooks/${choice.provider.id}`,
  });
};

const answer = (
  { payments, paying, total }: PreparedTogether,
  sent: SentIntent,
  decimals: number,
): CompositeIntent => {
  const [payment] = payments;
  const [first] = paying;
  if (!payment || !first) throw new Refusal('order_not_found');
  const pieces = paying.flatMap(order => order.pieces);
  const kinds = kindsOf(pieces, { couponCode: null, couponKind: null });
  const whole = { ...payment, id: nameOf(payment), amount: total, total };
  return {
    ...intentView(whole, kinds, sent, { number: first.number, decimals }),
    orders: paying.map(({ guest, number, amount }: OrderToPay) => ({
      unique_order_number: number,
      restaurant_id: guest.venueId,
      restaurant_name: guest.venue.name,
      amount: toWire(sum([amount]), decimals),
    })),
  };
};

/**
 * Begins one payment for orders of this phone at several stalls, by the account of the hall's operator. Refuses what paying
 * for one of them does, and payment_type_not_enabled where the hall has no operator. FOOD-68, FOOD-69, FOOD-76; ADR 0034.
 */
export const payTogether =
  (deps: Deps, methods: readonly string[]): Handler<Call> =>
  async ({ body, meta }) => {
    const visit = await countersOf(deps, (body as Body).food_court_session, meta);
    deps.limits.take('payment', visit.id, NEW_PAYMENT);
    if (visit.operatorId === null) throw new Refusal('payment_type_not_enabled');
    const base = publicAddress(deps.env, meta);
    const operator = await deps.venues.get(visit.operatorId);
    const [choice, orders] = await Promise.all([
      chosenMethod(deps, operator, methods, body.method),
      ordersOf(deps, visit, body.orders),
    ]);
    await refuseOtherCurrency(deps, orders, operator);
    const { deviceHash, paysDirectly } = visit;
    const stalls = paysDirectly ? orders.map(({ guest }) => guest.venueId) : [];
    const destinations = await destinationsOf(deps, operator, choice, stalls);
    const asking = { orders, operator, choice, deviceHash, destinations, expected: body.expected_amount };
    const prepared = await deps.database.lockingTransaction(run =>
      prepareTogether(run, { ...asking, now: deps.clock() }),
    );
    for (const name of prepared.superseded) cancelQuietly(deps, name);
    const kept = prepared.payments[0]?.next_action;
    const sent =
      kept?.method === choice.method ? kept : await send(deps, prepared, { operator, choice, visit, base });
    return answer(prepared, sent, operator.settings.currency.decimals);
  };
