import { Refusal } from '@tableside/contract';
import { MAX_LINKS } from '@tableside/domain/stock';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { audit } from '../../staff/index.ts';
import { countLinks, hasIngredient, noteUsesChanged, writeLink } from './ingredient-store.ts';
import { showAnew } from './show-anew.ts';

/**
 * Says how much of an ingredient one portion takes. A dish that is only in the draft may be linked: nobody can order it
 * before it is out. What was ordered keeps what it took. Refuses not_found, validation_failed.
 */
export const linkIngredient =
  (deps: Deps): Handler<'POST /console/{venue}/stock/ingredients/{ingredient}/use'> =>
  async ({ staff, params: { ingredient }, body: { kind, id, count } }) => {
    const { venueId } = staff;
    const part = { kind, sellable_id: id };
    await deps.database.transaction(async run => {
      if (!(await hasIngredient(run, venueId, ingredient))) throw new Refusal('not_found');
      if (count > 0 && (await countLinks(run, ingredient, part)) >= MAX_LINKS)
        throw new Refusal('validation_failed', { fields: { id: 'full' } });
      await writeLink(run, venueId, ingredient, { ...part, count });
      const data = { ingredient, count };
      await audit(run, staff, { action: 'ingredient-use', subject: `${kind}:${id}`, data });
      await noteUsesChanged(run, venueId);
    });
    await showAnew(deps, venueId);
    return {};
  };
