import type { OpenProvider } from '../../provider.ts';
import { actOnIntent } from './act.ts';
import { disputeIntent } from './calls/disputes.ts';
import { mountApi } from './routes.ts';
import { mountScripts } from './script.ts';
import { normalised, stripeFold } from './state.ts';
import { mountAccountSteering } from './steer-accounts.ts';
import { mountOnboarding } from './web/onboarding.ts';
import { mountPages } from './web/page.ts';
import { paidWebhook } from './web/paid-news.ts';
import { stripeWebhook } from './web/webhook.ts';

/** Stripe: the API its own client talks to, the browser script, the 3DS page, the webhooks. */
export const openStripe: OpenProvider = world => {
  const book = world.openBook('stripe', stripeFold);
  return {
    id: 'stripe',
    webhook: stripeWebhook,
    mount: scope => {
      // Faults happen to the API only; the pages are the payer's.
      scope.register(async api => mountApi(api, world, book));
      mountPages(scope, world, book);
      mountOnboarding(scope, world, book);
      mountAccountSteering(scope, world, book);
      mountScripts(scope);
    },
    normalisedBook: () => normalised(book.state),
    act: act => actOnIntent(world, book, act),
    dispute: wish => disputeIntent(world, book, wish),
    paidWebhook: reference => paidWebhook(book.state, reference, world.now()),
    reset: book.reset,
  };
};
