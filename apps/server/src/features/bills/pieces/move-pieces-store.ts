import { MAX_SEATS_SERVED } from '@tableside/domain/floor';
import type { Run } from '../../../database/database.ts';

/** The open table bills of some parties, by party, in the order in which they are locked. */
export const openTableBills = (
  run: Run,
  visitIds: readonly string[],
): Promise<{ id: string; visitId: string }[]> =>
  run<{ id: string; visitId: string }>(
    'bills-open-by-visit',
    `select id, visit_id as "visitId" from bill
     where visit_id = any($1::uuid[]) and kind = 'table' and status = 'open' order by id`,
    [visitIds],
  );

/**
 * Puts whole dishes, with all that they were divided into, from one locked bill on another, behind what stands there.
 * `guests`: what is added to the number of the phone that ordered them; null: no phone of the other party did. `seats`: what
 * is added to the numbers of their seats, so that no two guests have the same; what then has none is shared.
 */
export const writePiecesTo = async (
  run: Run,
  move: {
    readonly from: string;
    readonly to: string;
    readonly roots: readonly string[];
    readonly guests: number | null;
    readonly seats: number;
  },
): Promise<void> => {
  await run(
    'bill-pieces-move',
    `with there as (
       update bill t set next_position = t.next_position + f.next_position, precheck_printed_at = null
       from bill f where t.id = $2 and f.id = $1
       returning t.next_position - f.next_position as behind),
     here as (update bill set precheck_printed_at = null where id = $1 returning id),
     moved as (
       update bill_item i set bill_id = $2, position = i.position + there.behind,
         guest_index = case when $4::int is null then null else i.guest_index + $4 end,
         seat = case when i.seat + $5::int <= $6 then i.seat + $5::int end
       from there
       where i.bill_id = $1 and coalesce(i.part_of, i.id) = any($3::uuid[]) and i.voided_at is null returning i.id)
     delete from bill_item_hold h using moved where h.bill_item_id = moved.id`,
    [move.from, move.to, move.roots, move.guests, move.seats, MAX_SEATS_SERVED],
  );
};

/** The closed table bills of a party on which something stands, locked in order. */
export const closedTableBills = (run: Run, visitId: string): Promise<{ id: string; tableId: string }[]> =>
  run<{ id: string; tableId: string }>(
    'bills-closed-by-visit',
    `select id, table_id as "tableId" from bill
     where visit_id = $1 and kind = 'table' and table_id is not null and status = 'closed' and (subtotal > 0 or paid > 0)
     order by id for update`,
    [visitId],
  );

/** A bill goes along to another party and table, with what is paid of it and who paid. */
export const giveBillTo = async (
  run: Run,
  bill: {
    readonly id: string;
    readonly visitId: string;
    readonly tableId: string;
    /** Added to the numbers of its phones. */
    readonly guests: number;
  },
): Promise<void> => {
  await run(
    'bill-give',
    `with b as (
       update bill set visit_id = $2, table_id = $3, revision = revision + 1 where id = $1 returning id),
     p as (update payment set guest_index = guest_index + $4 from b where bill_id = b.id and guest_index is not null)
     update bill_item set guest_index = guest_index + $4 from b where bill_id = b.id and guest_index is not null`,
    [bill.id, bill.visitId, bill.tableId, bill.guests],
  );
};

/** What was taken off a bill by hand counts on the one that its pieces went to. */
export const carryTakenOff = async (run: Run, from: string, to: string): Promise<void> => {
  await run(
    'bill-carry-taken-off',
    `update bill t set taken_off = t.taken_off + f.taken_off from bill f where t.id = $2 and f.id = $1`,
    [from, to],
  );
};

/** A part of what was taken off a bill by hand counts on another one from now on. Minor units. */
export const moveTakenOff = async (run: Run, from: string, to: string, amount: number): Promise<void> => {
  await run(
    'bill-move-taken-off',
    `update bill set taken_off = taken_off + case when id = $1 then -$3::bigint else $3::bigint end
     where id in ($1, $2)`,
    [from, to, amount],
  );
};
