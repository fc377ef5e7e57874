import { Refusal } from '@tableside/contract';
import type { PaceView } from '@tableside/contract/http/console/pace';
import { textIn } from '@tableside/domain/menu';
import { type AutomaticRush, type Estimate, nextRush } from '@tableside/domain/pace';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { readVenueStatus, type VenueStatusRow } from '../board/index.ts';
import { readPausedCategories } from '../stock/index.ts';
import { estimateNow } from './estimate.ts';

/** The menu's categories in its order and main language, with which of them are paused. */
export const categoriesOf = async (
  { database, venues, menus }: Pick<Deps, 'database' | 'venues' | 'menus'>,
  venueId: string,
): Promise<PaceView['categories']> => {
  const [{ settings }, menu, paused] = await Promise.all([
    venues.get(venueId),
    menus.document(venueId, Number.POSITIVE_INFINITY),
    readPausedCategories(database.run, venueId),
  ]);
  return menu.document.categories
    .filter(({ items }) => items.length > 0)
    .map(({ id, name }) => ({
      id,
      name: textIn(name, settings.mainLanguage, settings.mainLanguage),
      paused: paused.has(id),
      paused_at: paused.get(id)?.toISOString() ?? null,
    }));
};

const toldNow = ({ order_status, rush_mode_wait_minutes }: VenueStatusRow): number | null =>
  order_status === 'rush_mode' ? (rush_mode_wait_minutes ?? 0) : null;

const estimateView = (
  estimate: Estimate,
  rush: AutomaticRush,
  status: VenueStatusRow,
): NonNullable<PaceView['estimate']> => {
  const { minutes, slowest, slotDelay } = estimate;
  const told = status.status_by === 'auto' ? nextRush(toldNow(status), estimate, rush) : null;
  return {
    minutes: told ?? minutes,
    slowest: slowest && {
      station: slowest.station,
      open: slowest.open,
      done: slowest.done,
      oldest_minutes: slowest.oldestMinutes,
      measured: slowest.measured,
    },
    slot_delay: slotDelay,
    start_minutes: rush.startMinutes,
    end_minutes: rush.endMinutes,
    window_minutes: rush.windowMinutes,
  };
};

/** What staff see when they look at whether guests can order. */
export const getPace =
  (deps: Deps): Handler<'GET /console/{venue}/pace'> =>
  async ({ staff }) => {
    const { venueId } = staff;
    const { settings } = await deps.venues.get(venueId);
    const { run } = deps.database;
    const status = await readVenueStatus(run, venueId);
    if (!status) throw new Refusal('not_found');
    const rush = settings.automaticRush;
    const estimate = rush?.enabled ? await estimateNow(run, venueId, settings, deps.clock()) : null;
    return {
      status_by: status.status_by,
      estimate: rush && estimate ? estimateView(estimate, rush, status) : null,
      categories: await categoriesOf(deps, venueId),
    };
  };
