import type { ZReport } from '@tableside/contract/http/console/reports';
import type { ZRow } from './z-store.ts';

/** A report as it was made. */
export const zView = (row: ZRow): ZReport => ({
  number: row.number,
  closed_at: row.closed_at.toISOString(),
  closed_by: row.closed_by,
  seal: { after: row.seal_after, number: row.seal_number, hash: row.seal_hash.toString('hex') },
  ...row.content,
});

/** A line of the list. */
export const zLine = (row: ZRow) => ({
  number: row.number,
  closed_at: row.closed_at.toISOString(),
  closed_by: row.closed_by,
  first_day: row.first_day,
  last_day: row.last_day,
  net: row.net,
  received: row.received,
  cash_difference: row.cash_difference,
});
