import { Refusal } from '@tableside/contract';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { appendToOutbox } from '../../realtime/outbox.ts';
import { appendPace, paceChanged } from '../board/index.ts';
import { audit } from '../staff/index.ts';
import { writeCategoryPause } from '../stock/index.ts';
import { categoriesOf } from './get-pace.ts';

/**
 * Staff pause a category or bring it back: guests see its dishes as not served right now, carts that hold them say so, and
 * no order with them comes in from that moment on. Pausing what is paused changes nothing. MENU-45.
 */
export const pauseCategory =
  (deps: Deps): Handler<'POST /console/{venue}/pace/categories/{category}'> =>
  async ({ params, body, staff }) => {
    const { venueId, name: by } = staff;
    const categories = await categoriesOf(deps, venueId);
    const category = categories.find(({ id }) => id === params.category);
    if (!category) throw new Refusal('not_found');
    const at = new Date(deps.clock());
    const changed = await deps.database.transaction(async run => {
      if (!(await writeCategoryPause(run, venueId, category.id, body.paused, at))) return false;
      const what = body.paused ? 'category-paused' : 'category-back';
      await appendPace(run, venueId, at, {
        what,
        minutes: null,
        by_name: by,
        data: { category: category.name },
      });
      await appendToOutbox(run, [paceChanged(venueId, by)]);
      await audit(run, staff, {
        action: what,
        subject: `category:${category.id}`,
        data: { note: category.name },
      });
      return true;
    });
    if (changed) await deps.menuPublisher.republish(venueId);
    if (!changed) return { categories };
    const now = { paused: body.paused, paused_at: body.paused ? at.toISOString() : null };
    return { categories: categories.map(each => (each.id === category.id ? { ...each, ...now } : each)) };
  };
