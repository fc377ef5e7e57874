import { Refusal } from '@tableside/contract';
import type { PopularView } from '@tableside/contract/http/console/suggestions';
import { textIn } from '@tableside/domain/menu';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { audit } from '../staff/index.ts';
import { countPopular } from './count-popular.ts';
import { lockMode, readCounted, writeMode } from './popular-store.ts';

const viewOf = async (
  { database, venues, menus }: Pick<Deps, 'database' | 'venues' | 'menus'>,
  venueId: string,
): Promise<PopularView> => {
  const [{ settings }, menu, counted] = await Promise.all([
    venues.get(venueId),
    menus.document(venueId, Number.POSITIVE_INFINITY),
    readCounted(database.run, venueId),
  ]);
  const nameOf = (id: string): string => {
    const item = menu.itemById.get(id);
    return item ? textIn(item.name, settings.mainLanguage, settings.mainLanguage) : '';
  };
  return {
    mode: settings.popular ?? 'automatic',
    counted_at: counted?.counted_at.toISOString() ?? null,
    ordered: (counted?.dishes ?? [])
      .filter(({ id }) => menu.itemById.has(id))
      .map(({ id, parties }) => ({ id, name: nameOf(id), parties })),
    by_hand: [...menu.itemById.values()]
      .filter(({ popular }) => popular)
      .map(({ id }) => ({ id, name: nameOf(id) })),
  };
};

export const getPopular =
  (deps: Deps): Handler<'GET /console/{venue}/popular'> =>
  ({ staff }) =>
    viewOf(deps, staff.venueId);

/** Sets who decides what is popular. Switched to orders, they are counted at once. Refuses settings_changed. */
export const setPopular =
  (deps: Deps): Handler<'POST /console/{venue}/popular'> =>
  async ({ staff, body: { mode, was } }) => {
    const { venueId } = staff;
    await deps.menus.document(venueId, 0);
    await deps.database.transaction(async run => {
      if ((await lockMode(run, venueId)) !== was) throw new Refusal('settings_changed');
      await writeMode(run, venueId, mode);
      await audit(run, staff, { action: 'popular-change', subject: `venue:${venueId}`, data: { mode } });
    });
    if (mode === 'automatic') await countPopular(deps, venueId, deps.clock());
    else await deps.menuPublisher.republish(venueId);
    return viewOf(deps, venueId);
  };
