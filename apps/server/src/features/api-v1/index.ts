import type { v1Calls } from '@tableside/contract/http/v1';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/mount/handler.ts';
import { ledgerAfter } from '../ledger/index.ts';
import { menuOfVenue } from '../menu/index.ts';
import { numbersOf } from '../reports/index.ts';
import { putStock, stockOf } from '../stock/index.ts';
import { whoAmI } from './me.ts';
import { listOrders, oneOrder } from './orders.ts';
import { billWritingHandlers } from './write-bills.ts';
import { orderWritingHandlers } from './write-orders.ts';

/** The webhooks of a key are the webhooks' own. */
type Keys = Exclude<keyof typeof v1Calls, `${string} /v1/webhooks${string}`>;

/** What other systems may call with a key: the same work as behind the console, under another proof. */
export const v1Handlers = (deps: Deps): Handlers<Keys> => ({
  ...orderWritingHandlers(deps),
  ...billWritingHandlers(deps),
  'GET /v1/me': whoAmI(deps),
  'GET /v1/orders': listOrders(deps),
  'GET /v1/orders/{order}': oneOrder(deps),
  'GET /v1/menu': ({ api, meta }) => menuOfVenue(deps, api.venueId, meta.headers),
  'GET /v1/stock': ({ api }) => stockOf(deps, api.venueId),
  'POST /v1/stock': async ({ api, body }) => {
    await putStock(deps, api.venueId, body, `key:${api.keyId}`);
    return {};
  },
  'GET /v1/numbers': ({ api, query }) => numbersOf(deps, api.venueId, query),
  'GET /v1/journal': ({ api, query }) => ledgerAfter(deps, api.venueId, query.after),
});
