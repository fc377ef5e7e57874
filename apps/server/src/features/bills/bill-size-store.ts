import type { Run } from '../../database/database.ts';

/** How many pieces live on the open bill of a party; none where there is no bill yet. */
export const piecesOnVisitBill = async (run: Run, visitId: string): Promise<number> => {
  const [row] = await run<{ pieces: number }>(
    'bill-size-of-visit',
    `select count(*)::int as pieces from bill b join bill_item i on i.bill_id = b.id
     where b.visit_id = $1 and b.kind = 'table' and b.status = 'open' and i.voided_at is null and i.divided_at is null`,
    [visitId],
  );
  return row?.pieces ?? 0;
};
