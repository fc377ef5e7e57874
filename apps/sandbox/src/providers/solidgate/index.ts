import type { OpenProvider } from '../../provider.ts';
import { actOnOrder } from './act.ts';
import { ledgerOf } from './ledger.ts';
import { mountPages } from './page.ts';
import { mountApi } from './routes.ts';
import { mountScripts } from './script.ts';
import { normalised, orderOf, solidgateFold } from './state.ts';
import { orderWebhook, solidgateWebhook } from './webhook.ts';

/** Solidgate: signed API, the card form and wallet buttons, the 3DS page, the webhooks. */
export const openSolidgate: OpenProvider = world => {
  const book = world.openBook('solidgate', solidgateFold);
  const ledger = ledgerOf(world, book);
  return {
    id: 'solidgate',
    webhook: solidgateWebhook,
    mount: scope => {
      scope.register(async api => mountApi(api, ledger));
      mountPages(scope, ledger);
      mountScripts(scope);
    },
    normalisedBook: () => normalised(book.state),
    act: act => actOnOrder(ledger, book, act),
    paidWebhook: reference => {
      const order = orderOf(book.state, reference);
      if (!order) return undefined;
      const paid = { ...order, status: 'settle_ok' as const, error: null };
      return orderWebhook(paid, ledger.shown(paid));
    },
    reset: book.reset,
  };
};
