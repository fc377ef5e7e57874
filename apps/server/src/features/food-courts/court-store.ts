import type { Picture, Translated } from '@tableside/domain/menu';
import type { OpeningHours } from '@tableside/domain/schedule';
import type { ScanStatus, VenueOrderStatus } from '@tableside/domain/venue';
import type { Run } from '../../database/database.ts';

/** A food court as guests meet it. */
export type Court = {
  readonly id: string;
  readonly code: string;
  readonly name: Translated;
  readonly description: Translated;
  readonly cover: Picture | null;
  readonly mainLanguage: string;
  readonly languages: readonly string[];
  readonly isClosed: boolean;
  /** The venue that takes money for all of it; null: each order is paid at its stall. ADR 0034. */
  readonly operatorId: string | null;
  /** What it takes for a stall goes on to the stall's own account at once, where it can. ADR 0047. */
  readonly paysDirectly: boolean;
  /** Guests may ask each stall that they paid for a VAT invoice. */
  readonly invoices: boolean;
  /** Guests may be told by text message. */
  readonly texts: boolean;
  /** Phones of one table may fill one basket. ADR 0051. */
  readonly sharedBaskets: boolean;
  /** When the hall itself is open, and on which clock. */
  readonly hours: OpeningHours;
  readonly timeZone: string;
};

/** The clock of `f`: of the venue that takes its money, else of its first one. */
const TIME_ZONE = `coalesce((select v.settings ->> 'timeZone' from venue v where v.id = f.operator_id),
  (select v.settings ->> 'timeZone' from food_court_venue x join venue v on v.id = x.venue_id
   where x.food_court_id = f.id order by x.position limit 1), 'Europe/Vilnius')`;

/** Of `f`, what a visit needs too. */
const RULES = `f.code, f.main_language as "mainLanguage", f.languages, f.closed_at is not null as "isClosed",
  f.operator_id as "operatorId", f.pays_directly as "paysDirectly", f.texts, f.shared_baskets as "sharedBaskets", f.hours,
  ${TIME_ZONE} as "timeZone"`;

const COURT = `f.id, f.name, f.description, f.cover, f.invoices, ${RULES}`;

/** The food court of a code, typed in whatever case; null: there is none. */
export const readCourtByCode = async (run: Run, code: string): Promise<Court | null> => {
  const [row] = await run<Court>(
    'food-court-by-code',
    `select ${COURT} from food_court f where f.code in ($1, $2) order by f.code = $1 desc limit 1`,
    [code, code.toUpperCase()],
  );
  return row ?? null;
};

/** Where guests of the hall order: the first pickup table of `v` that is in use, in the venue's own order. ADR 0027. */
const COUNTER = `(select t.code from venue_table t
  where t.venue_id = v.id and t.order_type = 'pickup' and t.retired_at is null order by t.position, t.name, t.id limit 1)`;

/** A venue of a food court, as far as its card asks the database. */
export type Stall = {
  readonly id: string;
  readonly revision: number;
  readonly menuVersion: number;
  readonly scanStatus: ScanStatus;
  readonly orderStatus: VenueOrderStatus | null;
  readonly rushMinutes: number | null;
  readonly isWorkingHours: boolean;
};

/** Venues of a food court that guests can see, in their owner's order: those with a menu and a counter. */
export const readStalls = (run: Run, courtId: string): Promise<Stall[]> =>
  run<Stall>(
    'food-court-stalls',
    `select v.id, v.revision, v.menu_version as "menuVersion", v.scan_status as "scanStatus", v.order_status as "orderStatus",
       v.rush_mode_wait_minutes as "rushMinutes", v.is_working_hours as "isWorkingHours"
     from food_court_venue x join venue v on v.id = x.venue_id
     where x.food_court_id = $1 and v.menu_version > 0 and ${COUNTER} is not null
     order by x.position, v.id`,
    [courtId],
  );

/** The code of a venue's counter in this food court; null: the venue is not in it, or has none. */
export const readCounter = async (run: Run, courtId: string, venueId: string): Promise<string | null> => {
  const [row] = await run<{ code: string | null }>(
    'food-court-counter',
    `select ${COUNTER} as code from food_court_venue x join venue v on v.id = x.venue_id
     where x.food_court_id = $1 and x.venue_id = $2`,
    [courtId, venueId],
  );
  return row?.code ?? null;
};

/** Halls that are open by hours of their own, and those. */
export const hoursOfHalls = (run: Run): Promise<Pick<Court, 'id' | 'hours' | 'timeZone'>[]> =>
  run(
    'food-courts-with-hours',
    `select f.id, f.hours, ${TIME_ZONE} as "timeZone" from food_court f
     where f.closed_at is null and (f.hours -> 'weekly' <> '[]' or f.hours -> 'exceptions' <> '[]')`,
    [],
  );

/** A phone's visit to a hall. */
export type CourtSession = {
  readonly id: string;
  readonly courtId: string;
  readonly code: string;
  readonly language: string;
};

/** The visit to a hall that this phone has at `now`: the one whose token it names, else the youngest; null: none. */
export const readVisit = async (
  run: Run,
  {
    deviceHash,
    courtId,
    now,
    named,
  }: { deviceHash: Buffer; courtId: string; now: Date; named: Buffer | null },
): Promise<Pick<CourtSession, 'id' | 'language'> | null> => {
  const [row] = await run<Pick<CourtSession, 'id' | 'language'>>(
    'food-court-visit',
    `select id, language from food_court_session
     where device_hash = $1 and food_court_id = $2 and expires_at > $3
     order by token_hash is not distinct from $4 desc, created_at desc limit 1`,
    [deviceHash, courtId, now, named],
  );
  return row ?? null;
};

/** A visit whose right is proven, with what its hall says. */
export type ProvenSession = CourtSession &
  Pick<
    Court,
    | 'mainLanguage'
    | 'languages'
    | 'isClosed'
    | 'operatorId'
    | 'paysDirectly'
    | 'texts'
    | 'sharedBaskets'
    | 'hours'
    | 'timeZone'
  > & {
    readonly expiresAt: Date;
    /** The basket that it fills with other phones; null: its own. */
    readonly basketId: string | null;
  };

/** A visit by its token, on the phone that began it, at a food court that is open; null: there is none. */
export const readSession = async (
  run: Run,
  { tokenHash, deviceHash, now }: { tokenHash: Buffer; deviceHash: Buffer; now: Date },
): Promise<ProvenSession | null> => {
  const [row] = await run<ProvenSession>(
    'food-court-session',
    `select s.id, s.language, s.food_court_id as "courtId", s.basket_id as "basketId", s.expires_at as "expiresAt", ${RULES}
     from food_court_session s join food_court f on f.id = s.food_court_id
     where s.token_hash = $1 and s.device_hash = $2 and s.expires_at > $3`,
    [tokenHash, deviceHash, now],
  );
  return row ?? null;
};

export const insertVisit = async (
  run: Run,
  visit: {
    readonly id: string;
    readonly tokenHash: Buffer;
    readonly deviceHash: Buffer;
    readonly courtId: string;
    readonly language: string;
    readonly at: Date;
    readonly until: Date;
  },
): Promise<void> => {
  await run(
    'food-court-visit-begin',
    `insert into food_court_session (id, token_hash, device_hash, food_court_id, language, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [visit.id, visit.tokenHash, visit.deviceHash, visit.courtId, visit.language, visit.at, visit.until],
  );
};

/** The hall's language, and that of the phone's sessions at its venues as far as those offer it. FOOD-66. */
export const writeLanguage = async (
  run: Run,
  session: Pick<CourtSession, 'id' | 'courtId'>,
  { language, deviceHash, now }: { language: string; deviceHash: Buffer; now: Date },
): Promise<void> => {
  await run('food-court-language', 'update food_court_session set language = $2 where id = $1', [
    session.id,
    language,
  ]);
  await run(
    'food-court-language-of-stalls',
    `update guest_session s set selected_language = $2
     from food_court_venue x join venue v on v.id = x.venue_id, venue_table t
     where x.food_court_id = $1 and s.venue_id = x.venue_id and t.id = s.table_id and t.order_type = 'pickup'
       and s.device_hash = $3 and s.ended_at is null and s.expires_at > $4 and s.mode = 'scan'
       and (v.settings->>'mainLanguage' = $2 or v.settings->'languages' ? $2)`,
    [session.courtId, language, deviceHash, now],
  );
};

/** Visits that are over at `now`. FOOD-73. */
export const deleteOldVisits = async (run: Run, now: Date): Promise<void> => {
  await run('food-court-visits-end', 'delete from food_court_session where expires_at <= $1', [now]);
};

/** Whose sessions at which hall's counters, and when. */
type AtCounters = { readonly courtId: string; readonly deviceHash: Buffer; readonly now: Date };
export type CounterSession = {
  readonly id: string;
  readonly venueId: string;
  readonly revision: number;
  readonly isOver: boolean;
  /** The party whose cart it fills with others; null: it has its own. */
  readonly sharedCart: string | null;
};

const AT_COUNTERS = `from food_court_venue x join venue v on v.id = x.venue_id
     join guest_session s on s.venue_id = v.id join venue_table t on t.id = s.table_id
     where x.food_court_id = $1 and s.device_hash = $2 and s.mode = 'scan' and t.order_type = 'pickup'`;

/** The phone's sessions at the counters of a hall that live at `now`, the youngest of each venue first. */
export const readCounterSessions = (
  run: Run,
  { courtId, deviceHash, now }: AtCounters,
): Promise<Pick<CounterSession, 'id' | 'venueId' | 'sharedCart'>[]> =>
  run(
    'food-court-counter-sessions',
    `select s.id, s.venue_id as "venueId", s.shared_cart as "sharedCart" ${AT_COUNTERS} and s.ended_at is null and s.expires_at > $3
     order by x.position, x.venue_id, s.created_at desc, s.id`,
    [courtId, deviceHash, now],
  );

/** The same with those that were over only after `since`: what was ordered in them is still read. */
export const readLateCounterSessions = (
  run: Run,
  { courtId, deviceHash, now, since }: AtCounters & { readonly since: Date },
): Promise<CounterSession[]> =>
  run<CounterSession>(
    'food-court-late-sessions',
    `select s.id, s.venue_id as "venueId", v.revision, s.shared_cart as "sharedCart", s.ended_at is not null or s.expires_at <= $3 as "isOver" ${AT_COUNTERS}
       and least(s.ended_at, s.expires_at) > $4`,
    [courtId, deviceHash, now, since],
  );
