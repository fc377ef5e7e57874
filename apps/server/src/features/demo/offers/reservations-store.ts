import type { Run } from '../../../database/database.ts';
import type { DemoReservation } from './seed-reservations.ts';

const STAY_MINUTES = 120;

/** Writes who comes today, from the hour on in which the demo is made: of the business day of the venue. */
export const writeDemoReservations = async (
  run: Run,
  venueId: string,
  reservations: readonly DemoReservation[],
): Promise<void> => {
  await run(
    'demo-reservations-insert',
    `insert into reservation (venue_id, kind, state, day, starts_at, ends_at, party, name, phone, note, language, table_ids,
       by_guest, created_at, state_at)
     select $1, case r.state when 'waiting' then 'waiting' else 'booked' end, r.state,
       ((r.at at time zone (v.settings ->> 'timeZone'))
         - make_interval(mins => (v.settings ->> 'dayCutoffMinutes')::int))::date,
       r.at, r.at + make_interval(mins => $3), r.party, r.name, r.phone, r.note, v.settings ->> 'mainLanguage',
       array(select t.id from venue_table t where t.venue_id = $1
         and t.name in (select jsonb_array_elements_text(r.tables)) order by t.position),
       r.state = 'booked', now() - interval '1 day', now() - interval '1 day'
     from venue v cross join (
       select x.*, case when x."waitsMinutes" is null
           then date_trunc('hour', now()) + make_interval(secs => x."inHours" * 3600)
         else now() - make_interval(mins => x."waitsMinutes") end as at
       from jsonb_to_recordset($2::jsonb) as x("inHours" float8, "waitsMinutes" integer, party integer, name text,
         phone text, note text, tables jsonb, state text)) r
     where v.id = $1`,
    [venueId, JSON.stringify(reservations), STAY_MINUTES],
  );
};
