import type { Translated } from '@tableside/domain/menu';
import type { OpeningHours } from '@tableside/domain/schedule';
import type { ScanStatus, VenueOrderStatus } from '@tableside/domain/venue';
import type { Run } from '../../../database/database.ts';

/** A stall of a hall as its operator sees it. */
export type StallRow = {
  readonly court: string;
  readonly courtName: Translated;
  readonly mainLanguage: string;
  readonly isOpen: boolean;
  readonly hours: OpeningHours;
  readonly timeZone: string;
  readonly venue: string;
  readonly name: string;
  readonly scanStatus: ScanStatus;
  readonly orderStatus: VenueOrderStatus | null;
  readonly rushMinutes: number | null;
  readonly isWorkingHours: boolean;
  readonly waiting: number;
  readonly making: number;
  readonly oldestAt: Date | null;
  /** The latest first. */
  readonly called: readonly { readonly number: number; readonly ready_at: string }[];
};

/** The stalls of an operator's halls with what their counters have to do; called are those that got ready after `since`. */
export const readLiveStalls = (run: Run, operatorId: string, since: Date): Promise<StallRow[]> =>
  run<StallRow>(
    'hall-live',
    `select f.id as court, f.name as "courtName", f.main_language as "mainLanguage", f.closed_at is null as "isOpen", f.hours,
       (select p.settings ->> 'timeZone' from venue p where p.id = f.operator_id) as "timeZone",
       v.id as venue, v.name, v.scan_status as "scanStatus", v.order_status as "orderStatus",
       v.rush_mode_wait_minutes as "rushMinutes", v.is_working_hours as "isWorkingHours",
       o.waiting, o.making, o.oldest as "oldestAt", c.called
     from food_court f join food_court_venue x on x.food_court_id = f.id join venue v on v.id = x.venue_id
     cross join lateral (
       select (count(*) filter (where o.status = 'waiting_confirmation'))::int as waiting,
         (count(*) filter (where o.status <> 'waiting_confirmation'))::int as making, min(o.placed_at) as oldest
       from orders o join venue_table t on t.id = o.table_id
       where o.venue_id = v.id and o.closed_at is null and t.order_type = 'pickup'
         and o.status in ('waiting_confirmation', 'active', 'partially_delivered')) o
     cross join lateral (
       select coalesce(jsonb_agg(jsonb_build_object('number', d.number, 'ready_at', d.closed_at) order by d.closed_at desc), '[]')
         as called
       from (select o.number, o.closed_at from orders o join venue_table t on t.id = o.table_id
         where o.venue_id = v.id and o.status = 'closed' and o.closed_at > $2 and t.order_type = 'pickup'
         order by o.closed_at desc limit 100) d) c
     where f.operator_id = $1 order by f.created_at, f.id, x.position, v.id`,
    [operatorId, since],
  );

/** Stalls of the halls that a venue is the operator of. */
export const readStallIds = async (run: Run, operatorId: string): Promise<ReadonlySet<string>> => {
  const rows = await run<{ id: string }>(
    'hall-stall-ids',
    `select x.venue_id as id from food_court f join food_court_venue x on x.food_court_id = f.id where f.operator_id = $1`,
    [operatorId],
  );
  return new Set(rows.map(({ id }) => id));
};

/** Every stall of a hall with an operator, and who that is. */
export const readOperators = async (run: Run): Promise<ReadonlyMap<string, string>> => {
  const rows = await run<{ stall: string; operator: string }>(
    'hall-operators',
    `select x.venue_id as stall, f.operator_id as operator
     from food_court f join food_court_venue x on x.food_court_id = f.id where f.operator_id is not null`,
    [],
  );
  return new Map(rows.map(({ stall, operator }) => [stall, operator]));
};
