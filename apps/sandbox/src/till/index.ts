import type { OpenPart } from '../part.ts';
import { mountTillApi } from './api-routes.ts';
import type { Till } from './counter.ts';
import { billsOf, tillFold } from './state.ts';
import { mountWaiterPages } from './waiter-routes.ts';
import { billWebhook, tillWebhook } from './webhook.ts';

/** A point of sale of somebody else's: it keeps bills by table and knows nothing of ours. */
export const openTill: OpenPart = world => {
  const till: Till = { world, book: world.openBook('till', tillFold) };
  return {
    id: 'till',
    title: 'Till',
    about: 'A point of sale with bills by table, as a waiter sees it.',
    webhook: tillWebhook,
    paidWebhook: reference => {
      const { state } = till.book;
      const bill = state.bills.get(reference) ?? billsOf(state, reference, true).at(-1);
      return bill && billWebhook(bill, bill.id, world.now());
    },
    mount: scope => {
      mountWaiterPages(scope, till);
      scope.register(async api => mountTillApi(api, till));
    },
    reset: () => till.book.reset(),
  };
};
