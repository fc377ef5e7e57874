import { addDays, dayAt, dayStart } from '@tableside/domain/reports';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { dayRule } from '../venues/index.ts';
import { drawersBetween } from './drawer-store.ts';
import { drawerView } from './drawer-view.ts';

/** Everybody's drawers of a business day; one that stayed open over its end is in both days. */
export const listDrawers =
  ({
    database,
    clock,
    venues,
  }: Pick<Deps, 'database' | 'clock' | 'venues'>): Handler<'GET /console/{venue}/drawers'> =>
  async ({ staff: { venueId, userId }, query }) => {
    const rule = dayRule((await venues.get(venueId)).settings);
    const day = query.day ?? dayAt(clock(), rule);
    const [from, until] = [dayStart(day, rule), dayStart(addDays(day, 1), rule)];
    const rows = await drawersBetween(database.run, venueId, new Date(from), new Date(until));
    return { day, drawers: rows.map(row => drawerView(row, userId)) };
  };
