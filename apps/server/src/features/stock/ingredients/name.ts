import { Refusal } from '@tableside/contract';
import { MAX_INGREDIENTS } from '@tableside/domain/stock';
import type { Deps } from '../../../deps.ts';
import { isUuid } from '../../../http/identifiers.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { audit } from '../../staff/index.ts';
import { businessDayAt } from '../../venues/index.ts';
import { writePar } from '../coming-back-store.ts';
import { writeStock } from '../store.ts';
import {
  deleteIngredient,
  insertIngredient,
  type NameProblem,
  noteUsesChanged,
  updateName,
} from './ingredient-store.ts';
import { showAnew } from './show-anew.ts';

const refuseName = (problem: NameProblem | 'required'): void => {
  if (problem !== null) throw new Refusal('validation_failed', { fields: { name: problem } });
};

/** As it is kept: one line, without what nobody sees. */
const written = (name: string): string => {
  const plain = name.replace(/\s+/g, ' ').trim();
  if (plain === '') refuseName('required');
  return plain;
};

/** Something that dishes share is counted from now on. Refuses validation_failed. */
export const makeIngredient =
  (deps: Deps): Handler<'POST /console/{venue}/stock/ingredients/make'> =>
  async ({ staff, body: { name, remaining, each_day } }) => {
    const { venueId } = staff;
    const now = deps.clock();
    const today = businessDayAt((await deps.venues.get(venueId)).settings, now);
    return deps.database.transaction(async run => {
      const { id, problem } = await insertIngredient(run, venueId, written(name), MAX_INGREDIENTS);
      refuseName(problem);
      if (id === null) throw new Error('an ingredient without a problem has an id');
      const what = { venueId, kind: 'ingredient', id } as const;
      await audit(run, staff, { action: 'ingredient-make', subject: `ingredient:${id}`, data: { name } });
      if (each_day !== null) await writePar(run, { ...what, pieces: each_day, today });
      if (remaining !== null) {
        const actor = `staff:${staff.userId}`;
        await writeStock(run, { ...what, remaining, back: null, actor, at: new Date(now) });
      }
      return { id };
    });
  };

/** Refuses not_found, validation_failed. */
export const renameIngredient =
  (deps: Deps): Handler<'POST /console/{venue}/stock/ingredients/{ingredient}/rename'> =>
  async ({ staff, params: { ingredient }, body }) => {
    if (!isUuid(ingredient)) throw new Refusal('not_found');
    const name = written(body.name);
    await deps.database.transaction(async run => {
      const named = await updateName(run, staff.venueId, ingredient, name);
      if (!named) throw new Refusal('not_found');
      refuseName(named.problem);
      const data = { name, before: named.before };
      await audit(run, staff, { action: 'ingredient-rename', subject: `ingredient:${ingredient}`, data });
    });
    return {};
  };

/** No dish waits for it any more. Refuses not_found. */
export const removeIngredient =
  (deps: Deps): Handler<'POST /console/{venue}/stock/ingredients/{ingredient}/remove'> =>
  async ({ staff, params: { ingredient } }) => {
    if (!isUuid(ingredient)) throw new Refusal('not_found');
    const { venueId } = staff;
    await deps.database.transaction(async run => {
      const name = await deleteIngredient(run, venueId, ingredient);
      if (name === null) throw new Refusal('not_found');
      await audit(run, staff, {
        action: 'ingredient-remove',
        subject: `ingredient:${ingredient}`,
        data: { name },
      });
      await noteUsesChanged(run, venueId);
    });
    await showAnew(deps, venueId);
    return {};
  };
