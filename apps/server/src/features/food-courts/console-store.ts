import type { Picture, Translated } from '@tableside/domain/menu';
import type { OpeningHours } from '@tableside/domain/schedule';
import type { Run } from '../../database/database.ts';

/** What an owner chooses about a food court. */
export type Chosen = {
  readonly name: Translated;
  readonly description: Translated;
  readonly cover: Picture | null;
  readonly mainLanguage: string;
  readonly languages: readonly string[];
  readonly operator: string | null;
  /** Whether stalls' shares go on to their own accounts at once. ADR 0047. */
  readonly direct: boolean;
  readonly invoices: boolean;
  readonly texts: boolean;
  readonly sharedBaskets: boolean;
  readonly hours: OpeningHours;
};
export type OwnCourt = Chosen & {
  readonly id: string;
  readonly code: string;
  readonly venues: readonly string[];
  readonly isOpen: boolean;
  readonly revision: number;
  readonly changedBy: string;
};

const OF_HOUSE =
  'from food_court f join venue here on here.id = $1 and here.organisation_id = f.organisation_id';

/** The food courts of a venue's organisation, the oldest first. */
export const readCourts = (run: Run, venueId: string): Promise<OwnCourt[]> =>
  run<OwnCourt>(
    'food-courts-read',
    `select f.id, f.code, f.name, f.description, f.cover, f.main_language as "mainLanguage", f.languages,
       f.operator_id as operator, f.pays_directly as direct, f.invoices, f.texts, f.shared_baskets as "sharedBaskets", f.hours, f.revision,
       f.changed_by as "changedBy", f.closed_at is null as "isOpen", coalesce(
         (select jsonb_agg(x.venue_id order by x.position) from food_court_venue x where x.food_court_id = f.id), '[]') as venues
     ${OF_HOUSE} order by f.created_at, f.id`,
    [venueId],
  );

export type CourtVenueRow = {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly mainLanguage: string;
  readonly mine: boolean;
  readonly foodCourt: string | null;
  readonly hasMenu: boolean;
  readonly hasCounter: boolean;
};

/** Venues of an organisation that a person owns, and others that are in one of its food courts; by name. */
export const readCourtVenues = (
  run: Run,
  { venueId, userId, demo }: { readonly venueId: string; readonly userId: string; readonly demo: boolean },
): Promise<CourtVenueRow[]> =>
  run<CourtVenueRow>(
    'food-courts-venues',
    `select v.id, v.name, v.settings->>'address' as address, v.settings->>'mainLanguage' as "mainLanguage",
       m.user_id is not null as mine, x.food_court_id as "foodCourt", v.menu_version > 0 as "hasMenu",
       exists (select from venue_table t
         where t.venue_id = v.id and t.order_type = 'pickup' and t.retired_at is null) as "hasCounter"
     from venue v join venue here on here.id = $1 and here.organisation_id = v.organisation_id
       left join food_court_venue x on x.venue_id = v.id
       left join staff_membership m
         on m.venue_id = v.id and m.user_id = $2 and m.role = 'owner' and (not m.is_demo or $3::boolean)
     where m.user_id is not null or x.food_court_id is not null
     order by v.name, v.id`,
    [venueId, userId, demo],
  );

/** Whoever saves a food court of the organisation waits for others who do: no venue gets into two. */
export const lockOrganisation = async (run: Run, venueId: string): Promise<void> => {
  await run(
    'food-courts-lock',
    `select pg_advisory_xact_lock(hashtextextended('food-courts:' || organisation_id::text, 0)) from venue where id = $1`,
    [venueId],
  );
};

/** Adds a food court to a venue's organisation; null where another one has the code. */
export const insertCourt = async (
  run: Run,
  venueId: string,
  court: Chosen & { readonly code: string; readonly by: string },
): Promise<string | null> => {
  const [row] = await run<{ id: string }>(
    'food-court-insert',
    `insert into food_court (organisation_id, code, name, description, cover, main_language, languages, changed_by,
       operator_id, invoices, texts, pays_directly, shared_baskets, hours)
     select organisation_id, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14 from venue where id = $1
     on conflict (code) do nothing returning id`,
    [
      venueId,
      court.code,
      JSON.stringify(court.name),
      JSON.stringify(court.description),
      court.cover && JSON.stringify(court.cover),
      court.mainLanguage,
      JSON.stringify(court.languages),
      court.by,
      court.operator,
      court.invoices,
      court.texts,
      court.direct,
      court.sharedBaskets,
      JSON.stringify(court.hours),
    ],
  );
  return row?.id ?? null;
};

/** Puts the new version in the place of the one that was seen; false: somebody saved another one meanwhile. */
export const writeCourt = async (
  run: Run,
  courtId: string,
  court: Chosen & { readonly open: boolean; readonly seen: number; readonly by: string; readonly at: Date },
): Promise<boolean> => {
  const rows = await run(
    'food-court-write',
    `update food_court set name = $2, description = $3, cover = $4, main_language = $5, languages = $6,
       closed_at = case when $7::boolean then null else coalesce(closed_at, $8::timestamptz) end,
       changed_by = $9, operator_id = $11, invoices = $12, texts = $13, pays_directly = $14,
       shared_baskets = $15, hours = $16, revision = revision + 1
     where id = $1 and revision = $10 returning 1`,
    [
      courtId,
      JSON.stringify(court.name),
      JSON.stringify(court.description),
      court.cover && JSON.stringify(court.cover),
      court.mainLanguage,
      JSON.stringify(court.languages),
      court.open,
      court.at,
      court.by,
      court.seen,
      court.operator,
      court.invoices,
      court.texts,
      court.direct,
      court.sharedBaskets,
      JSON.stringify(court.hours),
    ],
  );
  return rows.length > 0;
};

/** The venues of a food court in this order, in the place of those it had. */
export const writeVenues = async (run: Run, courtId: string, venues: readonly string[]): Promise<void> => {
  await run('food-court-venues-clear', 'delete from food_court_venue where food_court_id = $1', [courtId]);
  await run(
    'food-court-venues-write',
    `insert into food_court_venue (venue_id, food_court_id, position)
     select id, $1, position from unnest($2::uuid[]) with ordinality as wanted (id, position)`,
    [courtId, venues],
  );
};

/** Names of a venue's tables in use that guests could mistake for another one. */
export const readTableNames = async (run: Run, venueId: string): Promise<string[]> => {
  const rows = await run<{ name: string }>(
    'food-court-table-names',
    'select name from venue_table where venue_id = $1 and retired_at is null',
    [venueId],
  );
  return rows.map(({ name }) => name);
};
