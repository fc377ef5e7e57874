import type { Run } from '../../../database/database.ts';

/** What our books have of a terminal since its last settlement; minor units. */
export type Booked = { readonly sales: number; readonly refunds: number; readonly unresolved: number };

/**
 * Of a sale, what the payment was booked with; while that is not written yet, what the terminal said. One that was charged
 * and is in no books counts for nothing: that is the difference that somebody has to hear of.
 */
export const bookedSince = async (run: Run, terminalId: string): Promise<Booked> => {
  const [row] = await run<Booked>(
    'terminal-booked',
    `select coalesce(sum(case when p.captured > 0 then p.captured
           when p.status in ('created', 'processing', 'unknown') then o.amount else 0 end)
         filter (where o.kind = 'sale' and o.state = 'approved' and v.id is null), 0)::bigint as sales,
       coalesce(sum(o.amount) filter (where o.kind = 'refund' and o.state = 'approved'), 0)::bigint as refunds,
       count(*) filter (where o.state = 'unknown')::int as unresolved
     from terminal_operation o join payment p on p.id = o.payment_id
       left join terminal_operation v on v.terminal_id = o.terminal_id and v.reference = o.reference
         and v.kind = 'void' and v.state = 'approved'
     where o.terminal_id = $1 and o.settled_by is null and o.kind in ('sale', 'refund')`,
    [terminalId],
  );
  if (!row) throw new Error('an aggregate has a row');
  return row;
};

/** What a settlement took with it: the next one begins after that. A sale that waits for it comes afterwards. */
export const markSettled = async (run: Run, terminalId: string, settlement: string): Promise<void> => {
  await run(
    'terminal-mark-settled',
    `update terminal_operation set settled_by = $2
     where terminal_id = $1 and settled_by is null and kind in ('sale', 'refund') and state not in ('waiting', 'asked')`,
    [terminalId, settlement],
  );
};

export type NewTotals = {
  readonly operation: string;
  readonly slip: string;
  readonly told: { readonly sales: number; readonly refunds: number } | null;
  readonly booked: Booked;
};

export const insertTotals = async (run: Run, { operation, slip, told, booked }: NewTotals): Promise<void> => {
  await run(
    'terminal-totals-insert',
    `insert into terminal_totals (operation_id, slip, told_sales, told_refunds, booked_sales, booked_refunds, unresolved)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      operation,
      slip,
      told?.sales ?? null,
      told?.refunds ?? null,
      booked.sales,
      booked.refunds,
      booked.unresolved,
    ],
  );
};

/** An X or Z of a terminal; minor units. */
export type TotalsRow = {
  readonly id: string;
  readonly kind: 'settlement' | 'report';
  readonly reference: number;
  readonly started_by: string;
  readonly ended_at: Date;
  readonly slip: string;
  readonly told_sales: number | null;
  readonly told_refunds: number | null;
  readonly booked_sales: number;
  readonly booked_refunds: number;
  readonly unresolved: number;
};

/** Latest first. */
export const totalsOfTerminal = (
  run: Run,
  terminalId: string,
  kind: TotalsRow['kind'],
  limit: number,
): Promise<TotalsRow[]> =>
  run<TotalsRow>(
    'terminal-totals',
    `select o.id, o.kind, o.reference, o.started_by, o.ended_at, x.slip, x.told_sales, x.told_refunds, x.booked_sales,
       x.booked_refunds, x.unresolved
     from terminal_operation o join terminal_totals x on x.operation_id = o.id
     where o.terminal_id = $1 and o.kind = $2 order by o.ended_at desc, o.id limit $3`,
    [terminalId, kind, limit],
  );
