import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/mount/handler.ts';
import { listStock } from './list.ts';
import { setStock } from './set.ts';

export { bringBack, stockJobs } from './coming-back.ts';
export { stockOf } from './list.ts';
export { releasePortions, releaseStock } from './release-store.ts';
export { reserveStock } from './reserve.ts';
export { idOf, piecesOf, type Sellable, type StockedLine, sellable, sellablesOf } from './sellables.ts';
export { putStock } from './set.ts';
export { readPausedCategories, writeCategoryPause } from './store.ts';

export const stockHandlers = (
  deps: Deps,
): Handlers<'GET /console/{venue}/stock' | 'POST /console/{venue}/stock'> => ({
  'GET /console/{venue}/stock': listStock(deps),
  'POST /console/{venue}/stock': setStock(deps),
});
