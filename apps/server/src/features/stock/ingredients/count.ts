import { Refusal } from '@tableside/contract';
import { mostPerPortion } from '@tableside/domain/stock';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { audit } from '../../staff/index.ts';
import { addToCount, hasIngredient } from './ingredient-store.ts';
import { showAnew } from './show-anew.ts';

/** The contract's bound on a count. */
const LARGEST = 100_000;

/** One more, or one less, of something that is counted. Refuses not_found, validation_failed. */
export const countIngredient =
  (deps: Deps): Handler<'POST /console/{venue}/stock/ingredients/{ingredient}/count'> =>
  async ({ staff, params: { ingredient }, body: { by } }) => {
    const { venueId } = staff;
    const { before, after } = await deps.database.transaction(async run => {
      if (!(await hasIngredient(run, venueId, ingredient))) throw new Refusal('not_found');
      const counted = await addToCount(run, venueId, ingredient, by, LARGEST);
      if (!counted) throw new Refusal('validation_failed', { fields: { by: 'not_counted' } });
      const subject = `ingredient:${ingredient}`;
      await audit(run, staff, { action: 'stock-set', subject, data: { remaining: counted.after } });
      return counted;
    });
    const { uses } = await deps.venues.get(venueId);
    if (Math.min(before, after) < mostPerPortion(uses, ingredient)) {
      await showAnew(deps, venueId);
    }
    return { remaining: after };
  };
