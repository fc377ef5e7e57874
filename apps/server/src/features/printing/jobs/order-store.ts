import type { PrintedState } from '@tableside/domain/printing';
import type { Run } from '../../../database/database.ts';
import { eraser } from '../../../jobs/eraser.ts';

/** How an order stands, as far as paper has to follow it. */
export type OrderMark = {
  readonly id: string;
  readonly venue_id: string;
  readonly unique_order_number: string;
  readonly taken_back: number;
  /** How many times notes of its dishes were changed. */
  readonly note_changes: number;
  readonly courses: string;
  readonly allergy: string;
  readonly over: boolean;
};

/** `o` is the order. */
const MARK = `(select coalesce(sum(l.taken_off), 0)::int from order_line l where l.order_id = o.id) as taken_back,
  (select coalesce(sum(l.note_changes), 0)::int from order_line l where l.order_id = o.id) as note_changes,
  coalesce((select string_agg(k.course_id || case when k.held then '-' else '+' end, ',' order by k.course_id)
    from kitchen_course k where k.order_id = o.id), '')
    || coalesce((select '/' || string_agg(l.course_id, ',' order by l.id) from order_line l where l.order_id = o.id), '') as courses,
  o.allergy, o.status in ('rejected', 'failed') as over`;

/**
 * Orders of venues with printers whose paper does not say what is so: accepted and not printed yet, or changed since. It is
 * read from the orders themselves, so that none is forgotten whatever was cut off between; a day back, no older.
 */
export const ordersToTell = (run: Run, now: Date): Promise<OrderMark[]> =>
  run<OrderMark>(
    'print-orders-to-tell',
    `select * from (
       select o.id, o.venue_id, o.unique_order_number, o.accepted_at, ${MARK}, o.status,
         t.order_id is null as is_new, t.taken_back as told_back, t.note_changes as told_notes, t.courses as told_courses, t.allergy as told_allergy, t.over as told_over
       from (select venue_id, min(connected_at) as since from printer
         where table_id is null and prints <> 'papers' group by venue_id) v
       join orders o on o.venue_id = v.venue_id and o.placed_at > $1::timestamptz - interval '24 hours'
         and o.accepted_at >= v.since
       left join print_order t on t.order_id = o.id
       where t.order_id is null and o.status in ('active', 'partially_delivered', 'closed')
         or t.order_id is not null and o.status in ('active', 'partially_delivered')
         or not t.over and o.status in ('rejected', 'failed')) c
     where c.is_new or c.taken_back <> c.told_back or c.note_changes <> c.told_notes or c.courses <> c.told_courses or c.allergy <> c.told_allergy
       or c.over <> c.told_over
     order by c.accepted_at, c.id limit 200`,
    [now],
  );

/** Locks what the kitchen has on paper of an order, until the transaction ends; null: nothing yet. */
export const lockPrintedState = async (run: Run, orderId: string): Promise<PrintedState | null> => {
  await run(
    'print-order-begin',
    'insert into print_order (order_id) values ($1) on conflict (order_id) do nothing',
    [orderId],
  );
  const [row] = await run<{ told: PrintedState | null }>(
    'print-order-lock',
    'select told from print_order where order_id = $1 for update',
    [orderId],
  );
  return row?.told ?? null;
};

/** The order's mark as it is now, to be read before its lines: what changes between is looked at once more. */
export const readMark = async (run: Run, orderId: string): Promise<OrderMark | null> => {
  const [row] = await run<OrderMark>(
    'print-order-mark',
    `select o.id, o.venue_id, o.unique_order_number, ${MARK} from orders o where o.id = $1`,
    [orderId],
  );
  return row ?? null;
};

/** The order by its number, for who asks for it by hand. */
export const orderIdOf = async (run: Run, venueId: string, order: string): Promise<string | null> => {
  const [row] = await run<{ id: string }>(
    'print-order-id',
    'select id from orders where venue_id = $1 and unique_order_number = $2',
    [venueId, order],
  );
  return row?.id ?? null;
};

export const writePrintedState = async (run: Run, mark: OrderMark, told: PrintedState): Promise<void> => {
  await run(
    'print-order-told',
    'update print_order set told = $2, taken_back = $3, courses = $4, over = $5, allergy = $6, note_changes = $7 where order_id = $1',
    [
      mark.id,
      JSON.stringify(told),
      mark.taken_back,
      mark.courses,
      mark.over,
      mark.allergy,
      mark.note_changes,
    ],
  );
};

/** Empties what is on paper of an allergy, of orders that old: nobody looks whether it is another by now. */
export const allergyEraser = eraser({
  kind: 'words',
  name: 'print-orders-forget-allergies',
  due: `select p.order_id as id from print_order p join orders o on o.id = p.order_id
    where p.allergy <> '' and o.venue_id = $1 and o.placed_at < $2`,
  erase: `update print_order set allergy = '', told = told - 'allergy' where order_id in (select id from due)`,
});
