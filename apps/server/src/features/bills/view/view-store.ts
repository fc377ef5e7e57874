import type { Run } from '../../../database/database.ts';
import { LEFT_ON_BILL } from '../../left-to-pay/index.ts';
import type { Bill } from '../bill.ts';
import type { Piece } from '../pieces/piece.ts';
import { LIVE_PIECES } from '../pieces/piece-store.ts';

/** A piece of a bill of a table or an order: a donation is on neither. */
export type TablePiece = Piece & { readonly kind: 'item' | 'fee' | 'tip' };

/** A bill of a table or an order with everything that is shown of it. Amounts in minor units, instants of lists as ISO text. */
export type BillFacts = Pick<
  Bill,
  | 'id'
  | 'venueId'
  | 'number'
  | 'status'
  | 'decimals'
  | 'subtotal'
  | 'discount'
  | 'total'
  | 'paid'
  | 'refunded'
  | 'paidAtTill'
  | 'left'
  | 'tillState'
  | 'loyaltyApplied'
  | 'revision'
  | 'precheckPrinted'
> & {
  readonly kind: 'order' | 'table';
  readonly tableId: string;
  readonly audience: `visit:${string}` | `session:${string}`;
  readonly tableName: string;
  readonly guestCount: number | null;
  readonly personnelId: string | null;
  readonly personnelName: string | null;
  readonly openedBy: string | null;
  readonly partyLeft: boolean;
  readonly openedAt: Date;
  readonly pieces: readonly TablePiece[];
  readonly payments: readonly {
    readonly uuid: string;
    readonly amount: number;
    readonly tip: number;
    readonly fee: number;
    readonly guestIndex: number | null;
    readonly paidAt: string;
    readonly takenBy: string | null;
  }[];
  readonly voided: readonly {
    readonly name: string;
    readonly price: number;
    readonly at: string;
    readonly by: string;
    readonly reason: string;
  }[];
};

const FACTS = `
  select b.id, b.venue_id as "venueId", b.table_id as "tableId", b.kind, b.unique_order_number as number, b.status,
    coalesce((v.settings -> 'currency' ->> 'decimals')::int, 2) as decimals, b.subtotal, b.discount, b.total, b.paid,
    b.refunded, b.paid_at_till as "paidAtTill", ${LEFT_ON_BILL} as left, b.till_state as "tillState", b.revision,
    b.loyalty_applied_at is not null as "loyaltyApplied",
    b.precheck_printed_at is not null as "precheckPrinted", t.name as "tableName", b.guest_count as "guestCount",
    b.personnel_id as "personnelId", b.personnel_name as "personnelName", b.opened_by as "openedBy",
    b.opened_at as "openedAt",
    b.status = 'open'
      and exists (select from table_visit p where p.id = b.visit_id and p.closed_at is not null) as "partyLeft",
    case b.kind when 'table' then 'visit:' || b.visit_id else 'session:' || o.session_id end as audience,
    coalesce((select jsonb_agg(to_jsonb(x) order by x.position, x."partNumber", x.id)
      from (${LIVE_PIECES} and i.bill_id = b.id) x), '[]') as pieces,
    coalesce((select jsonb_agg(jsonb_build_object('uuid', p.id, 'amount', p.allocated, 'tip', p.tip, 'fee', p.fee,
        'guestIndex', p.guest_index, 'paidAt', p.captured_at, 'takenBy', p.taken_by) order by p.captured_at, p.id)
      from payment p where p.bill_id = b.id and p.status in ('captured', 'part_refunded', 'refunded')), '[]')
      as payments,
    coalesce((select jsonb_agg(jsonb_build_object('name', i.name, 'price', i.net, 'at', i.voided_at, 'by', i.voided_by,
        'reason', i.void_reason) order by i.voided_at, i.position, i.id)
      from bill_item i where i.bill_id = b.id and i.voided_at is not null), '[]') as voided
  from bill b join venue v on v.id = b.venue_id join venue_table t on t.id = b.table_id
  left join orders o on o.id = b.order_id`;

/** Bills as they are shown, in the order of `ids`; `now` decides which leases still hold. */
export const readBillFacts = (run: Run, ids: readonly string[], now: Date): Promise<BillFacts[]> =>
  run<BillFacts>(
    'bill-facts',
    `${FACTS} where b.id = any($1::uuid[]) order by array_position($1::uuid[], b.id)`,
    [ids, now],
  );
