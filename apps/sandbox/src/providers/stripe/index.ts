import type { OpenProvider } from '../../provider.ts';
import { actOnIntent } from './act.ts';
import { disputeIntent } from './disputes.ts';
import { mountPages } from './page.ts';
import { paidNews } from './paid-news.ts';
import { mountApi } from './routes.ts';
import { mountScripts } from './script.ts';
import { normalised, stripeFold } from './state.ts';
import { stripeWebhook } from './webhook.ts';

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
      mountScripts(scope);
    },
    normalisedBook: () => normalised(book.state),
    act: act => actOnIntent(world, book, act),
    dispute: wish => disputeIntent(world, book, wish),
    paidNews: reference => paidNews(book.state, reference, world.now()),
    reset: book.reset,
  };
};
