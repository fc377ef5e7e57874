import type { FoodCourts } from '@tableside/contract/http/admin/food-courts';
import { COURT_CHANGES } from '@tableside/domain/food-courts';
import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import type { RequestMeta, StaffContext } from '../../http/mount/handler.ts';
import { staffAddress } from '../../http/network/own-address.ts';
import { foundOf } from '../notices/index.ts';
import { hoursView } from '../pace/index.ts';
import { type CourtVenueRow, type OwnCourt, readCourts, readCourtVenues } from './console-store.ts';

const courtOf = (court: OwnCourt): FoodCourts['courts'][number] => ({
  id: court.id,
  hash: court.code,
  name: { ...court.name },
  description: { ...court.description },
  cover: court.cover && { ...court.cover },
  main_language: court.mainLanguage,
  languages: [...court.languages],
  venues: [...court.venues],
  operator: court.operator,
  direct: court.direct,
  invoices: court.invoices,
  texts: court.texts,
  shared_baskets: court.sharedBaskets,
  hours: hoursView(court.hours),
  open: court.isOpen,
  revision: court.revision,
  changed_by: court.changedBy,
});

const missingOf = ({ hasMenu, hasCounter }: CourtVenueRow): 'menu' | 'counter' | null => {
  if (!hasMenu) return 'menu';
  return hasCounter ? null : 'counter';
};

/** As many as an owner reads. */
const NEWS = 5;

/** What owners of other venues changed: kept as long as what the venue is told of. */
const webhookEventOf = async (run: Run, venueId: string): Promise<FoodCourts['news']> =>
  (await foundOf(run, { venueId, cause: 'food-court' }, NEWS)).flatMap(({ subject, found_at: at }) => {
    const [kind, by = '', ...name] = subject.split('|');
    const what = COURT_CHANGES.find(each => each === kind);
    return what ? [{ what, by, name: name.join('|'), at: at.toISOString() }] : [];
  });

/** Food courts and venues as every call of an owner answers them. */
export const courtsView = async (
  { env }: Pick<Deps, 'env'>,
  run: Run,
  { venueId, userId }: StaffContext,
  meta: Pick<RequestMeta, 'headers' | 'secure'>,
): Promise<FoodCourts> => {
  const rows = await readCourtVenues(run, { venueId, userId, demo: env.demo });
  return {
    address: staffAddress(env, meta),
    courts: (await readCourts(run, venueId)).map(courtOf),
    venues: rows.map(row => ({
      id: row.id,
      name: row.name,
      address: row.address,
      main_language: row.mainLanguage,
      mine: row.mine,
      food_court: row.foodCourt,
      missing: missingOf(row),
    })),
    news: await webhookEventOf(run, venueId),
  };
};
