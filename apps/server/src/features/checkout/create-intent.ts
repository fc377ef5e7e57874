import { Refusal } from '@tableside/contract';
import { type Minor, minor } from '@tableside/domain/money';
import type { Deps } from '../../deps.ts';
import type { GuestSession } from '../../http/guest.ts';
import type { CallInputOnServer, Handler } from '../../http/mount/handler.ts';
import { hashOfToken } from '../../http/tokens.ts';
import { NEW_PAYMENT } from '../limits/index.ts';
import { claimPayment } from '../loyalty/index.ts';
import {
  type ChosenMethod,
  cancelQuietly,
  chosenMethod,
  intentView,
  type PaymentRow,
  publicAddress,
  returnAddress,
  type SentIntent,
  sendIntent,
} from '../payments/index.ts';
import { refreshFromTill } from '../till/index.ts';
import { flagsAt, type Venue } from '../venues/index.ts';
import type { IntentBody } from './intent-wanted.ts';
import { prepareIntent } from './prepare-intent.ts';
import { roundingFor } from './round-up.ts';

type Input = {
  readonly body: IntentBody;
  readonly meta: CallInputOnServer<'POST /payments/stripe/payment-intent'>['meta'];
};

const send = async (
  deps: Deps,
  { body }: Pick<Input, 'body'>,
  {
    payment,
    guest,
    venue,
    choice,
    number,
    origin,
    base,
    donation,
  }: {
    readonly payment: PaymentRow;
    readonly guest: GuestSession;
    readonly venue: Venue;
    readonly choice: ChosenMethod;
    readonly number: string;
    readonly origin: 'pay' | 'order';
    /** The address that this guest reaches us at. */
    readonly base: string;
    readonly donation: Minor;
  },
): Promise<SentIntent> => {
  const query = { orderNumber: body.order, paymentUuid: payment.id, origin };
  return sendIntent(deps, {
    payment,
    total: minor(payment.total + donation),
    ...choice,
    description: `${number} ${venue.name}`,
    countryCode: venue.settings.countryCode,
    returnUrl: returnAddress(deps.secretBox, base, guest.token, query),
    cancelUrl: returnAddress(deps.secretBox, base, guest.token, { ...query, canceled: '1' }),
    notificationUrl: `${base}/api/webhooks/${choice.provider.id}`,
  });
};

/**
 * Begins a payment by one of the methods that a call serves: asks an external till for the bill as it is, decides and keeps it, makes it known to the provider, and
 * answers with what the phone does next. Spec 2§7, PAY-48…52.
 */
export const createIntent =
  (deps: Deps, methods: readonly string[]): Handler<'POST /payments/stripe/payment-intent'> =>
  async ({ body, meta }) => {
    const guest = await deps.sessions.prove(body.session, meta.deviceToken);
    if (guest.mode === 'preview') throw new Refusal('preview_mode');
    deps.limits.take('payment', guest.sessionId, NEW_PAYMENT);
    const base = publicAddress(deps.env, meta);
    const venue = await deps.venues.get(guest.venueId, guest.venue.revision);
    const { settings } = venue;
    const [choice, forWhom] = await Promise.all([
      chosenMethod(deps, venue, methods, body.method),
      roundingFor(deps, venue, body),
      refreshFromTill(deps, guest.venueId, body.order, guest.sessionId),
    ]);
    const flags = flagsAt(settings, guest.table.flagOverrides);
    const signIn = deps.guestAccounts.proofOf(meta);
    const claim = deps.loyalty.claimAt({ ...guest, signIn }, settings, flags);
    const { payment, bill, kinds, donation, superseded } = await deps.database.lockingTransaction(
      async (run, last) => {
        const prepared = await prepareIntent(run, claim ? run : last, {
          guest,
          deviceHash: hashOfToken(meta.deviceToken ?? ''),
          settings,
          flags,
          provider: choice.provider,
          method: choice.method,
          accountRef: choice.account.speaksFor ?? null,
          body,
          roundingFor: forWhom,
          now: deps.clock(),
        });
        // What a member pays earns for them.
        if (claim) await claimPayment(last, claim, prepared.payment.id);
        return prepared;
      },
    );
    for (const { id } of superseded) cancelQuietly(deps, id);
    const { number, decimals } = bill;
    const origin = bill.kind === 'table' ? 'pay' : 'order';
    const kept = payment.next_action?.method === choice.method ? payment.next_action : null;
    const sent =
      kept ?? (await send(deps, { body }, { payment, guest, venue, choice, number, origin, base, donation }));
    return intentView(payment, kinds, sent, { number, decimals, donation });
  };
