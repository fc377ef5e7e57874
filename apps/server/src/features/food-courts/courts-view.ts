import type { FoodCourts } from '@tableside/contract/http/console-food-courts';
import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import type { RequestMeta, StaffContext } from '../../http/handler.ts';
import { staffAddress } from '../../http/own-address.ts';
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
  open: court.isOpen,
  revision: court.revision,
  changed_by: court.changedBy,
});

const missingOf = ({ hasMenu, hasCounter }: CourtVenueRow): 'menu' | 'counter' | null => {
  if (!hasMenu) return 'menu';
  return hasCounter ? null : 'counter';
};

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
  };
};
