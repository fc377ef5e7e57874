import { type DishOrders, POPULAR_RULES, popularDishes } from '@tableside/domain/popular';
import type { Deps } from '../../deps.ts';
import type { Job } from '../../jobs/runner.ts';
import type { MenuIndex } from '../menu/index.ts';
import { countOrders, noteTried, venuesToCount, type WeekCount, writeCounted } from './popular-store.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Counted again after this long; a little less than a day, so that it does not move around the clock. */
const AGAIN_AFTER_MS = DAY_MS - 15 * 60_000;
/** A venue that could not be counted is tried again after this long. */
const RETRY_AFTER_MS = 60 * 60_000;
const VENUES_PER_ROUND = 50;

/** Counts of what is still on the menu, dish by dish. */
const byDish = (counts: readonly WeekCount[], menu: MenuIndex): DishOrders[] => {
  const weeks = new Map<string, number[]>();
  for (const { item_id, week, parties } of counts) {
    const own = weeks.get(item_id) ?? [];
    own[week] = parties;
    weeks.set(item_id, own);
  }
  return [...weeks].flatMap(([id, sparse]) => {
    const category = menu.categoryOf.get(id)?.id;
    return category === undefined
      ? []
      : [{ id, category, weeks: Array.from(sparse, parties => parties ?? 0) }];
  });
};

/**
 * Counts a venue's orders and remembers which dishes they make popular. When other dishes than before are, the menu is made
 * anew: a version like any other, so that reading it costs what it always did. Nothing about who ordered is kept. MENU-52.
 */
export const countPopular = async (
  { database, menus, menuPublisher }: Pick<Deps, 'database' | 'menus' | 'menuPublisher'>,
  venueId: string,
  now: number,
): Promise<void> => {
  const { run } = database;
  const since = new Date(now - POPULAR_RULES.days * DAY_MS);
  const menu = await menus.document(venueId, Number.POSITIVE_INFINITY);
  const counts = await countOrders(run, venueId, since, new Date(now));
  const dishes = popularDishes(byDish(counts, menu), menu.itemById.size);
  await writeCounted(run, venueId, { counted_at: new Date(now), dishes });
  // Asked for each time: it changes nothing where nothing did, and heals a menu whose server died between the two.
  await menuPublisher.republish(venueId);
};

/** Once a day for each venue that wants it, some venues at a time. */
export const popularJobs = (deps: Pick<Deps, 'database' | 'menus' | 'menuPublisher' | 'log'>): Job[] => [
  {
    name: 'count-popular',
    everySeconds: 300,
    run: async now => {
      const { run } = deps.database;
      const due = { counted: new Date(now - AGAIN_AFTER_MS), tried: new Date(now - RETRY_AFTER_MS) };
      for (const venueId of await venuesToCount(run, due, VENUES_PER_ROUND)) {
        try {
          await noteTried(run, venueId, new Date(now));
          await countPopular(deps, venueId, now);
        } catch (error) {
          deps.log.error({ err: error, venue: venueId }, 'popular dishes not counted');
        }
      }
    },
  },
];
