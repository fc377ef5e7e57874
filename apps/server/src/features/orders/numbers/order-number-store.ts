import type { Run } from '../../../database/database.ts';
import type { answerToKeep } from '../../idempotency/index.ts';
import { onBoardSince } from '../read/order-read.ts';

/** The sequence that an order is counted in; `now` in epoch milliseconds. */
export type Numbering = { readonly venueId: string; readonly businessDay: string; readonly now: number };

/** An order of this transaction that has a number for now: negative, and met nowhere else. */
export type Unnumbered = { readonly id: string; readonly forNow: number; readonly numbering: Numbering };

/** $1…$3 of the statements below. */
export const numberingValues = ({ venueId, businessDay, now }: Numbering): unknown[] => [
  venueId,
  businessDay,
  onBoardSince(now),
];

/** SQL: the smallest number after `last` that is not among `leftOut`, an array or null. */
const nextAfter = (last: string, leftOut: string): string =>
  `(select min(n) from generate_series(${last} + 1, ${last} + 1 + coalesce(cardinality(${leftOut}), 0)) n
        where ${leftOut} is null or n <> all(${leftOut}))`;

/**
 * SQL: the next number of the business day ($2) that no order of another day has on the board. Those are looked up once,
 * when the day's first number is given: whatever is placed later is counted within the day.
 */
export const COUNTED = `elsewhere as (
       select array_agg(distinct number) as numbers from orders
       where venue_id = $1 and business_day <> $2 and (closed_at is null or closed_at > $3)
         and not exists (select from order_counter where venue_id = $1 and business_day = $2)),
     counted as (
       insert into order_counter as k (venue_id, business_day, last, left_out)
       select $1, $2, ${nextAfter('0', 'numbers')}, numbers from elsewhere
       on conflict (venue_id, business_day) do update set last = ${nextAfter('k.last', 'k.left_out')} returning last)`;

/**
 * Gives an order its spoken number and puts it wherever the one for now was written in this transaction, the order and
 * what is told, and into the answer that is kept. The last statement: the number's row keeps the venue's other orders waiting until the commit.
 */
export const numberOrder = async (
  last: Run,
  { id, forNow, numbering }: Unnumbered,
  kept: ReturnType<typeof answerToKeep>,
): Promise<number> => {
  const [row] = await last<{ last: number }>(
    'order-number',
    `with ${COUNTED},
     numbered as (update orders set number = counted.last from counted where id = $4),
     told as (
       update outbox o set data = replace(o.data::text, $5, to_jsonb(counted.last::text)::text)::jsonb
       from counted where o.xid >= pg_current_xact_id() and o.xmin = pg_current_xact_id()::xid),
     kept as (
       update idempotency_key k set http_status = 200,
         answer = replace($8, $5, to_jsonb(counted.last::text)::text)::jsonb
       from counted where k.scope = $6 and k.key = $7)
     select last from counted`,
    [
      ...numberingValues(numbering),
      id,
      JSON.stringify(String(forNow)),
      kept?.scope ?? null,
      kept?.key ?? null,
      kept?.text ?? null,
    ],
  );
  return row?.last ?? 0;
};
