import type { Run } from '../../database/database.ts';

/** A line of an earlier order: what was chosen then, and what it was called and cost. Amounts in minor units. */
export type EarlierLine = {
  readonly item_id: string;
  readonly variation_id: string | null;
  readonly option_ids: readonly string[];
  readonly quantity: number;
  /** Words to the kitchen about the dish. */
  readonly note: string;
  readonly name: string;
  readonly unit_price: number;
};

/** The lines of an order of the session in their order; none for an unknown number and for somebody else's order. */
export const readEarlierLines = (run: Run, sessionId: string, number: string): Promise<EarlierLine[]> =>
  run<EarlierLine>(
    'again-lines',
    `select l.item_id, l.variation_id, p.quantity, p.note, l.name, l.unit_price,
       coalesce((select jsonb_agg(m ->> 'id') from jsonb_array_elements(l.modifiers) m), '[]') as option_ids
     from orders o join order_line l on l.order_id = o.id
     -- Of a dish whose portions got several notes by staff, each with its own; of one on no bill, all with the one that it has.
     cross join lateral (
       select l.note, l.quantity, 0 as first where l.note_changes = 0
       union all
       select i.note, count(*)::int, min(i.position) from bill_item i
       where l.note_changes > 0 and i.order_id = l.order_id and i.order_line_id = l.id and i.part_of is null
       group by i.note) p
     where o.session_id = $1 and o.unique_order_number = $2 order by l.position, p.first`,
    [sessionId, number],
  );
