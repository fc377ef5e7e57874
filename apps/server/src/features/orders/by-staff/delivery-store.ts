import type { LineLeft } from '@tableside/domain/orders';
import type { Run } from '../../../database/database.ts';

/** What marking did: how many of the ids are lines of the order, how many changed, whether any line is delivered now. */
export type Mark = { readonly known: number; readonly changed: number; readonly anyDelivered: boolean };

/** Marks lines of a locked order delivered, or (with null) not delivered; what was taken off is brought to nobody. */
export const markDelivered = async (
  run: Run,
  orderId: string,
  lineIds: readonly string[],
  at: Date | null,
): Promise<Mark> => {
  const [row] = await run<{ known: number; changed: number; any_delivered: boolean }>(
    'lines-mark-delivered',
    `with wanted as materialized (
       select id, delivered_at, taken_off >= quantity as is_off from order_line where order_id = $1 and id::text = any($2::text[])),
     changed as (
       update order_line l set delivered_at = $3 from wanted w
       where l.id = w.id and (w.delivered_at is null) <> ($3::timestamptz is null)
         and not (w.is_off and $3::timestamptz is not null) returning l.id)
     select (select count(*)::int from wanted) as known, (select count(*)::int from changed) as changed,
       exists (select from order_line l where l.order_id = $1 and case when l.id in (select id from changed)
         then $3::timestamptz is not null else l.delivered_at is not null end) as any_delivered`,
    [orderId, lineIds, at],
  );
  return { known: row?.known ?? 0, changed: row?.changed ?? 0, anyDelivered: row?.any_delivered ?? false };
};

/** Marks every line delivered that is wanted and is not yet. */
export const markAllDelivered = async (run: Run, orderId: string, at: Date): Promise<void> => {
  await run(
    'lines-mark-all-delivered',
    'update order_line set delivered_at = $2 where order_id = $1 and delivered_at is null and taken_off < quantity',
    [orderId, at],
  );
};

/** The lines of a locked order as they stand, and whether its guest comes to a counter for it. */
export const standingOfLines = async (
  run: Run,
  orderId: string,
): Promise<{ readonly lines: readonly LineLeft[]; readonly isCounter: boolean }> => {
  const rows = await run<LineLeft & { readonly isCounter: boolean }>(
    'lines-standing',
    `select l.quantity, l.taken_off as "takenOff", l.ready_at is not null as "isMade",
       l.delivered_at is not null as "isDelivered", t.order_type in ('pickup', 'self_service') as "isCounter"
     from order_line l join orders o on o.id = l.order_id join venue_table t on t.id = o.table_id
     where l.order_id = $1 order by l.position`,
    [orderId],
  );
  return { lines: rows, isCounter: rows.some(({ isCounter }) => isCounter) };
};
