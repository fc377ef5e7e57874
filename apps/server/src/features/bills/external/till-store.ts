import type { Run } from '../../../database/database.ts';
import { LEFT_ON_BILL } from '../../left-to-pay/index.ts';
import { findBill } from '../bill-store.ts';

/** Which bill of ours the till's is: the linked one, else the open one of the party at the table of that name. */
export const findTillBill = async (
  run: Run,
  venueId: string,
  external: { readonly id: string; readonly table: string },
): Promise<{ readonly billId: string | null; readonly tableId: string | null }> => {
  const [row] = await run<{ billId: string | null; tableId: string | null }>(
    'till-bill-find',
    `select coalesce(
         (select id from bill where venue_id = $1 and external_id = $2),
         (select b.id from bill b join table_visit v on v.id = b.visit_id
          where b.table_id = t.id and v.closed_at is null and v.shared and b.kind = 'table' and b.status = 'open'
            and b.external_id is null)) as "billId",
       t.id as "tableId"
     from (select 1) as one left join venue_table t on t.venue_id = $1 and t.name = $3 and t.retired_at is null
     order by t.position limit 1`,
    [venueId, external.id, external.table],
  );
  return row ?? { billId: null, tableId: null };
};

/** What a locked bill knows of the till. */
export const tillMark = async (
  run: Run,
  billId: string,
): Promise<{ readonly version: number | null; readonly external: string | null }> => {
  const [row] = await run<{ version: number | null; external: string | null }>(
    'till-bill-mark',
    'select external_version as version, external_id as external from bill where id = $1',
    [billId],
  );
  return row ?? { version: null, external: null };
};

/** Answers with what is still to pay on the bill then. */
export const writeTillMark = async (
  run: Run,
  billId: string,
  mark: {
    readonly external: string;
    readonly version: number;
    readonly paidAtTill: number;
    readonly gap: number;
    readonly precheckPrinted: boolean;
    readonly at: Date;
  },
): Promise<number> => {
  const [row] = await run<{ left: number }>(
    'till-bill-write',
    `update bill b set external_id = $2, external_version = $3, paid_at_till = $4, till_gap = $5, till_state = 'sent',
       precheck_printed_at = case when $6 then coalesce(precheck_printed_at, $7) end,
       revision = revision + 1, updated_at = $7
     where id = $1 returning ${LEFT_ON_BILL} as left`,
    [billId, mark.external, mark.version, mark.paidAtTill, mark.gap, mark.precheckPrinted, mark.at],
  );
  return row?.left ?? 0;
};

/** Says of a locked bill that something is on its way to the till, or that the till does not answer. */
export const writeTillState = async (
  run: Run,
  billId: string,
  state: 'sending' | 'failed',
  at: Date,
): Promise<boolean> => {
  const rows = await run(
    'till-bill-state',
    `update bill set till_state = $2, revision = revision + 1, updated_at = $3 where id = $1 and till_state <> $2
     returning 1`,
    [billId, state, at],
  );
  return rows.length > 0;
};

/** Pieces of a bill with what they are at the till: one of its lines, or the nth portion of one of our orders. */
export type TillPiece = {
  readonly id: string;
  readonly root: string;
  readonly line: string | null;
  readonly orderId: string | null;
  readonly portion: number;
};

export const tillPieces = (run: Run, billId: string): Promise<TillPiece[]> =>
  run<TillPiece>(
    'till-bill-pieces',
    `with dishes as (
       select id, order_id, row_number() over (partition by order_id order by position)::int as portion
       from bill_item where bill_id = $1 and part_of is null and kind <> 'tip')
     select i.id, d.id as root, i.external_line as line, i.order_id as "orderId", d.portion
     from bill_item i join dishes d on d.id = coalesce(i.part_of, i.id)
     where i.bill_id = $1 and i.voided_at is null and i.divided_at is null`,
    [billId],
  );

/** Which of these references are payments of a bill of ours. */
export const ownPayments = async (run: Run, billId: string): Promise<ReadonlyMap<string, number>> => {
  const rows = await run<{ id: string; amount: number }>(
    'till-bill-own-payments',
    `select p.id, coalesce(sum(a.amount) filter (where i.kind <> 'tip'), 0)::bigint as amount
     from payment p left join payment_allocation a on a.payment_id = p.id left join bill_item i on i.id = a.bill_item_id
     where p.bill_id = $1 and p.captured > 0 group by p.id`,
    [billId],
  );
  return new Map(rows.map(({ id, amount }) => [id, amount]));
};

/**
 * What is open here of pieces that the till should know of: neither tips nor orders that are still on their way. `there`:
 * orders that stand on its bill, also those whose answer has not come yet.
 */
export const openAtTill = async (run: Run, billId: string, there: readonly string[]): Promise<number> => {
  const [row] = await run<{ open: number }>(
    'till-bill-open',
    `select coalesce(sum(i.net), 0)::bigint as open from bill_item i left join till_order t on t.order_id = i.order_id
     where i.bill_id = $1 and i.voided_at is null and i.divided_at is null and i.kind <> 'tip'
       and (i.order_id is null or t.state = 'sent' or i.order_id::text = any($2::text[]))
       and not exists (select from payment_allocation a where a.bill_item_id = i.id)`,
    [billId, there],
  );
  return row?.open ?? 0;
};

/** The open table bill that an order stands on. */
export const tableBillOfOrder = async (run: Run, orderId: string): Promise<string | null> => {
  const [row] = await run<{ id: string }>(
    'till-bill-of-order',
    `select b.id from bill_item i join bill b on b.id = i.bill_id
     where i.order_id = $1 and b.kind = 'table' and b.status = 'open' limit 1`,
    [orderId],
  );
  return row?.id ?? null;
};

/** The open bill that a number stands for, if an external till keeps it; null for one that is kept here. */
export const externalBillOf = async (
  run: Run,
  venueId: string,
  number: string,
  sessionId: string,
): Promise<{ readonly billId: string; readonly external: string } | null> => {
  const billId = await findBill(run, venueId, number, sessionId);
  const mark = billId === null ? null : await tillMark(run, billId);
  return billId !== null && mark?.external ? { billId, external: mark.external } : null;
};
