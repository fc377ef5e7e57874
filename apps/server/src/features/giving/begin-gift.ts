import { Refusal } from '@tableside/contract';
import type { PaymentIntent } from '@tableside/contract/http/payments';
import type { Deps } from '../../deps.ts';
import type { RequestMeta } from '../../http/mount/handler.ts';
import { hashOfToken } from '../../http/tokens.ts';
import { GIFTS_OF_ADDRESS, GIFTS_OF_DEVICE } from '../limits/index.ts';
import {
  cancelQuietly,
  chosenMethod,
  intentView,
  type PaymentRow,
  publicAddress,
  sendIntent,
} from '../payments/index.ts';
import { rememberDevice } from '../scan/index.ts';
import { newDeviceSecret, ownDeviceSecret } from '../sessions/index.ts';
import { tellingOffice } from './cards/refuse-testing.ts';
import type { Gift, GivingBody } from './gift.ts';
import { type PreparedGift, prepareGift } from './prepare-gift.ts';

/** A gift has no parts: it is for one, and nothing is taken off it. */
const NO_KINDS = { fee: 0, tip: 0, discount: 0, couponCode: null, couponKind: null };

/** The visit that the guest came from, where they say one and it is theirs; the card works without any. TIPCARD-04. */
const visitOf = async (
  { sessions }: Pick<Deps, 'sessions'>,
  { venue }: Gift,
  token: string | undefined,
  meta: RequestMeta,
): Promise<string | null> => {
  if (token === undefined) return null;
  try {
    const guest = await sessions.prove(token, meta.deviceToken);
    return guest.venueId === venue.id && guest.mode !== 'preview' ? guest.sessionId : null;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
};

const send = (
  deps: Deps,
  gift: Gift,
  payment: PaymentRow,
  choice: Awaited<ReturnType<typeof chosenMethod>>,
  { number, base }: { readonly number: string; readonly base: string },
) =>
  sendIntent(deps, {
    payment,
    ...choice,
    triedByUs: choice.provider.capabilities.cardTries === 'by_us',
    description: `${number} ${gift.venue.name}`,
    countryCode: gift.venue.settings.countryCode,
    returnUrl: base + gift.successPath({ paymentUuid: payment.id, lang: gift.language }),
    cancelUrl: base + gift.successPath({ paymentUuid: payment.id, lang: gift.language, canceled: '1' }),
    notificationUrl: `${base}/api/webhooks/${choice.provider.id}`,
  });

/**
 * Begins the payment of a tip or a donation by one of the ways that a call serves: decides and keeps it, makes it known to
 * the provider, and answers with what the phone does next. The phone gets its cookie here if it has none: by that alone it
 * may follow the payment and have its receipt. TIPCARD-24…26, DONATE-11…13; ADR 0032
 */
export const beginGift = async (
  deps: Deps,
  methods: readonly string[],
  asked: {
    readonly gift: Gift;
    readonly body: GivingBody & { readonly session?: string | undefined };
    readonly meta: RequestMeta;
  },
): Promise<PaymentIntent> => {
  const { gift, body, meta } = asked;
  const { venue } = gift;
  const deviceToken = ownDeviceSecret(deps, meta.deviceToken) ?? newDeviceSecret(deps);
  const deviceHash = hashOfToken(deviceToken);
  deps.limits.take('gifts-from', meta.ip, GIFTS_OF_ADDRESS);
  deps.limits.take('gifts', deviceHash.toString('hex'), GIFTS_OF_DEVICE);
  const base = publicAddress(deps.env, meta);
  const [choice, sessionId] = await Promise.all([
    chosenMethod(deps, venue, methods, body.method),
    visitOf(deps, gift, body.session, meta),
  ]);
  const asking = { gift, body, choice, deviceHash, sessionId, deps };
  const preparing = deps.database.transaction(run => prepareGift(run, { ...asking, now: deps.clock() }));
  const { payment, number, superseded }: PreparedGift = await tellingOffice(deps, venue.id, preparing);
  for (const { id } of superseded) cancelQuietly(deps, id);
  rememberDevice(meta, { deviceToken });
  const kept = payment.next_action?.method === choice.method ? payment.next_action : null;
  const sent = kept ?? (await send(deps, gift, payment, choice, { number, base }));
  return intentView(payment, NO_KINDS, sent, { number, decimals: venue.settings.currency.decimals });
};
