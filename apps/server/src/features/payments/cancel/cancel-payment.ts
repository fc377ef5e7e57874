import { isUnfinished } from '@tableside/domain/payments';
import { NoAnswer, ProviderRefusal } from '@tableside/payments';
import type { Deps } from '../../../deps.ts';
import { askProvider } from '../polling/ask-provider.ts';
import { type Asked, askedAbout, nameAtProvider } from '../polling/asked.ts';
import { heard } from '../polling/fetch-news.ts';
import { recordEvent } from '../record/note-event.ts';

/**
 * Where no call ends a payment: once its provider has said that nobody pays it now, what it held is free for others, who
 * would wait a quarter of an hour for nothing. One that cannot be asked either knows of it only when the guest has been
 * there, which the guest says was not. Should it be paid all the same, its money pays for what is still free and the rest
 * goes back.
 */
const letGo = async (deps: Deps, { payment, provider }: Asked): Promise<void> => {
  const nobodyPays = (await askProvider(deps, payment.id)) || provider.capabilities.status === 'told';
  if (nobodyPays) await recordEvent(deps, payment.id, { kind: 'canceled' }, 'guest', 'created');
};

/**
 * Ends a payment that its guest does not want any more: at the provider first, and only what is over there is over here.
 * One that cannot be ended there is let go of, or ends by itself. Never throws for a provider's silence.
 */
export const cancelPayment = async (deps: Deps, paymentId: string): Promise<void> => {
  const asked = await askedAbout(deps, paymentId);
  if (!asked || !isUnfinished(asked.payment.status)) return;
  const { payment, provider, account } = asked;
  if (!provider.capabilities.cancels || !provider.cancel) return letGo(deps, asked);
  try {
    const over = await provider.cancel(account, nameAtProvider(payment), deps.providerWorld);
    if (over) await recordEvent(deps, payment.id, { kind: 'canceled' }, 'guest');
    else await askProvider(deps, payment.id);
  } catch (cause) {
    if (!(cause instanceof NoAnswer) && !(cause instanceof ProviderRefusal)) throw cause;
    deps.log.warn({ reason: cause.message }, 'a payment could not be ended at its provider');
  }
};

/** As {@link cancelPayment}, while the guest goes on; what fails is done at the payment's expiry. */
export const cancelQuietly = (deps: Deps, paymentId: string): void => {
  cancelPayment(deps, paymentId).catch((err: unknown) => {
    deps.log.warn({ err }, 'a payment could not be ended');
  });
};

/**
 * Ends a payment at its provider whose card was declined: it has failed here, and no other card may be tried on it there.
 * What was charged meanwhile all the same is taken as any money that comes late.
 */
export const endDeclined = async (deps: Deps, paymentId: string): Promise<void> => {
  const asked = await askedAbout(deps, paymentId);
  if (asked?.payment.status !== 'failed') return;
  const { payment, provider, account } = asked;
  if (!provider.cancel) return;
  const over = await heard(deps, provider.cancel(account, nameAtProvider(payment), deps.providerWorld));
  if (over !== 'silent' && !over.said) await askProvider(deps, paymentId);
};

/** Ends what was overtaken, while news go on to be taken in. */
export const endSuperseded = async (deps: Deps, paymentIds: readonly string[]): Promise<void> => {
  for (const id of paymentIds) cancelQuietly(deps, id);
};
