import type { consoleStockCalls } from '@tableside/contract/http/console/stock/stock';
import type { Deps } from '../../deps.ts';
import { type Handlers, keepsDone } from '../../http/mount/handler.ts';
import { countIngredient } from './ingredients/count.ts';
import { linkIngredient } from './ingredients/link.ts';
import { makeIngredient, removeIngredient, renameIngredient } from './ingredients/name.ts';
import { listStock } from './list.ts';
import { setStock } from './set.ts';

export { bringBack, stockJobs } from './coming-back.ts';
export { stockOf } from './list.ts';
export { releasePortions, releaseStock } from './release-store.ts';
export { reserveStock } from './reserve.ts';
export { idOf, piecesOf, type Sellable, type StockedLine, sellable, sellablesOf } from './sellables.ts';
export { putStock } from './set.ts';
export { readPausedCategories, writeCategoryPause } from './store.ts';

const nothingMore = async () => ({});

export const stockHandlers = (deps: Deps): Handlers<keyof typeof consoleStockCalls> => ({
  'GET /console/{venue}/stock': listStock(deps),
  'POST /console/{venue}/stock': setStock(deps),
  'POST /console/{venue}/stock/ingredients/make': keepsDone(makeIngredient(deps), nothingMore, ['id']),
  'POST /console/{venue}/stock/ingredients/{ingredient}/rename': renameIngredient(deps),
  'POST /console/{venue}/stock/ingredients/{ingredient}/remove': removeIngredient(deps),
  'POST /console/{venue}/stock/ingredients/{ingredient}/use': linkIngredient(deps),
  'POST /console/{venue}/stock/ingredients/{ingredient}/count': keepsDone(
    countIngredient(deps),
    nothingMore,
    ['remaining'],
  ),
});
