import type { Run } from '../../../database/database.ts';

/** Ends what stood unchanged for as long as its programme lets it; each as a line. Whoever changes a card at that moment goes first. */
export const endUnmoved = async (run: Run, now: Date): Promise<void> => {
  await run(
    'loyalty-points-end',
    `with ending as (
       select c.id, c.balance, p.venue_id from loyalty_card c join loyalty_program p on p.id = c.program_id
       where c.balance > 0 and p.points ->> 'months' is not null
         and greatest(c.moved_at, p.points_months_since) + make_interval(months => (p.points ->> 'months')::int) <= $1
       for no key update of c skip locked),
     lines as (
       insert into loyalty_line (card_id, venue_id, at, units, cause)
       select id, venue_id, $1, -balance, 'expiry' from ending returning card_id),
     claims as (
       update loyalty_claim c set ended = true from lines l where c.card_id = l.card_id and c.given > 0)
     update loyalty_card c set balance = 0 from ending e where c.id = e.id`,
    [now],
  );
};

/** A birthday that somebody said they have the day they join earns nothing. */
const MEMBER_FOR_DAYS = 30;

/** Gives on birthdays, by the clock of whose programme it is; once a year and card. */
export const giveOnBirthdays = async (run: Run, now: Date): Promise<void> => {
  await run(
    'loyalty-points-birthdays',
    `with today as (
       select p.id as program, p.venue_id, (p.points ->> 'birthday')::int as units,
         ($1::timestamptz at time zone (v.settings ->> 'timeZone'))::date as day
       from loyalty_program p join venue v on v.id = p.venue_id
       where (p.points ->> 'birthday')::int > 0
         and not exists (select from loyalty_host h where h.venue_id = p.venue_id)),
     lines as (
       insert into loyalty_line (card_id, venue_id, at, units, cause, about)
       select c.id, t.venue_id, $1, t.units, 'birthday', extract(year from t.day)::text
       from today t join loyalty_card c on c.program_id = t.program join guest_account a on a.id = c.account_id
       -- Of the 29th of February it is the 28th in most years.
       where (a.birth_date + make_interval(years => (extract(year from t.day) - extract(year from a.birth_date))::int))::date = t.day
         and c.joined_at <= $1::timestamptz - interval '${MEMBER_FOR_DAYS} days' and (c.expires_at is null or c.expires_at > $1)
       on conflict do nothing returning card_id, units)
     update loyalty_card c set balance = c.balance + l.units, moved_at = $1 from lines l where c.id = l.card_id`,
    [now],
  );
};
