import { TIER_CAUSES } from '@tableside/domain/loyalty';

/**
 * SQL: the tier of card `c` of programme `p` at `moment.now` as `tier.level`, null where it is in none; as `tierStanding` of the domain has it,
 * with the business days of the programme's venue. A programme without tiers costs one look at its row.
 */
export const TIER = `left join lateral (
    select t.level from (
      select o.settings ->> 'timeZone' as zone, make_interval(mins => (o.settings ->> 'dayCutoffMinutes')::int) as night,
        ((moment.now at time zone (o.settings ->> 'timeZone'))
          - make_interval(mins => (o.settings ->> 'dayCutoffMinutes')::int))::date as today
      from venue o where o.id = p.venue_id and p.tiers is not null and p.points is not null) r
    cross join lateral (
      select coalesce(sum(l.units), 0) as earned from (
        select units, ((at at time zone r.zone) - r.night)::date as day from loyalty_line
        where card_id = c.id and cause in ('${TIER_CAUSES.join("', '")}')) l
      where (l.day + make_interval(months => (p.tiers ->> 'months')::int))::date > r.today and (l.units > 0 or l.day < r.today)) e
    cross join lateral jsonb_array_elements(p.tiers -> 'levels') as t(level)
    where (t.level ->> 'from')::int <= e.earned order by (t.level ->> 'from')::int desc limit 1) tier on true`;
