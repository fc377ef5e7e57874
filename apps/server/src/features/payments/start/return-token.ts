import { Refusal } from '@tableside/contract';
import type { PaymentProvider } from '@tableside/payments';
import type { Deps } from '../../../deps.ts';
import type { Handler, RequestMeta } from '../../../http/mount/handler.ts';
import { askedAbout } from '../polling/asked.ts';
import type { PaymentPoller } from '../polling/checker.ts';
import { applyProviderUpdate } from '../provider-updates/take-news.ts';
import { accountOf } from '../record/payment.ts';
import { ownPayment } from '../view/own-payment.ts';
import { paymentView } from '../view/view.ts';
import type { PaymentFacts } from '../view/view-store.ts';

/** The phone's own payment that a return token claims to be about. */
const claimed = async (
  deps: Deps,
  provider: PaymentProvider,
  token: string,
  meta: RequestMeta,
): Promise<PaymentFacts> => {
  const claims = provider.claimedByReturn?.(token) ?? [];
  for (const { payment } of claims) if (payment !== null) return ownPayment(deps, payment, meta);
  throw new Refusal('payment_token_invalid');
};

/**
 * Takes the token with which a browser comes back from a bank: verified with the venue's keys, a hint and no more, so the
 * provider is asked where it can be. Throws `Refusal` payment_token_invalid, and payment_not_found for the payment of
 * another phone. STATUS-16.
 */
const takeToken = async (
  deps: Deps,
  checker: PaymentPoller,
  method: string,
  token: string,
  meta: RequestMeta,
): Promise<PaymentFacts> => {
  const provider = deps.providers.ofMethod(method);
  if (!provider?.readReturn) throw new Refusal('payment_token_invalid');
  const facts = await claimed(deps, provider, token, meta);
  const asked = await askedAbout(deps, facts.id);
  if (asked?.provider.id !== provider.id) throw new Refusal('payment_token_invalid');
  const said = await provider.readReturn(asked.account, token, deps.providerWorld);
  if (said.kind === 'refused') throw new Refusal('payment_token_invalid');
  for (const news of said.kind === 'news' ? said.payments : []) {
    const { id: provider } = asked.provider;
    // Money is proven by the provider's own word alone; a browser's only says that there may be some.
    if (news.payment === facts.id && news.status !== 'captured') {
      const venueId = accountOf(asked.payment);
      await applyProviderUpdate(deps, { ...news, provider, venueId }, 'return');
    }
  }
  await checker.hurry(facts);
  return ownPayment(deps, facts.id, meta);
};

export const montonioCallback =
  (
    deps: Deps,
    checker: PaymentPoller,
    method: string,
  ): Handler<'POST /payments/montonio/callback/{session}'> =>
  async ({ body, meta }) => ({
    payment: paymentView(await takeToken(deps, checker, method, body.orderToken, meta)),
  });

export const checkByToken =
  (
    deps: Deps,
    checker: PaymentPoller,
    method: string,
  ): Handler<'POST /payments/neopay/check-payment-status'> =>
  async ({ body, meta }) =>
    paymentView(await takeToken(deps, checker, method, body.token, meta));
