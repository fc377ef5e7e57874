import type { ZContent } from '@tableside/contract/http/console/reports';
import type { Run } from '../../../database/database.ts';
import { LEFT_ON_BILL } from '../../left-to-pay/index.ts';

/** A Z report as its row stands. Minor units. */
export type ZRow = {
  readonly number: number;
  readonly closed_at: Date;
  readonly closed_by: string;
  readonly seal_after: number;
  readonly seal_number: number;
  readonly seal_hash: Buffer;
  readonly first_day: string;
  readonly last_day: string;
  readonly net: number;
  readonly received: number;
  readonly cash_difference: number | null;
  readonly content: ZContent;
};

const COLUMNS = `number, closed_at, closed_by, seal_after, seal_number, seal_hash, first_day, last_day, net, received,
  cash_difference, content`;

/** One closes at a time in a venue; others wait until the end of the transaction. First half of an advisory lock's key. */
const CLOSING = 0x5a;

export const lockClosing = async (run: Run, venueId: string): Promise<void> => {
  await run('z-lock', 'select pg_advisory_xact_lock($1, hashtext($2))', [CLOSING, venueId]);
};

export const lastZReport = async (run: Run, venueId: string): Promise<ZRow | null> => {
  const [row] = await run<ZRow>(
    'z-last',
    `select ${COLUMNS} from z_report where venue_id = $1 order by number desc limit 1`,
    [venueId],
  );
  return row ?? null;
};

export const zByNumber = async (run: Run, venueId: string, number: number): Promise<ZRow | null> => {
  const [row] = await run<ZRow>(
    'z-one',
    `select ${COLUMNS} from z_report where venue_id = $1 and number = $2`,
    [venueId, number],
  );
  return row ?? null;
};

/** Newest first, those before a number; null: from the newest. */
export const zReportBefore = (
  run: Run,
  venueId: string,
  before: number | null,
  limit: number,
): Promise<ZRow[]> =>
  run<ZRow>(
    'z-list',
    `select ${COLUMNS} from z_report where venue_id = $1 and ($2::int is null or number < $2)
     order by number desc limit $3`,
    [venueId, before, limit],
  );

export type NewZ = Omit<ZRow, 'net' | 'received' | 'cash_difference' | 'first_day' | 'last_day'> & {
  readonly venueId: string;
  readonly userId: string;
  readonly currency: string;
  readonly decimals: number;
};

export const insertZ = async (run: Run, z: NewZ): Promise<ZRow> => {
  const { content } = z;
  const [row] = await run<ZRow>(
    'z-insert',
    `insert into z_report (venue_id, number, closed_at, closed_by, closed_by_user, seal_after, seal_number, seal_hash,
       first_day, last_day, currency, decimals, net, received, cash_counted, cash_difference, content)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17) returning ${COLUMNS}`,
    [
      z.venueId,
      z.number,
      z.closed_at,
      z.closed_by,
      z.userId,
      z.seal_after,
      z.seal_number,
      z.seal_hash,
      content.first_day,
      content.last_day,
      z.currency,
      z.decimals,
      content.figures.net,
      content.figures.received,
      content.cash.counted,
      content.cash.difference,
      JSON.stringify(content),
    ],
  );
  if (!row) throw new Error('no report was written');
  return row;
};

type OpenBill = ZContent['open_bills'][number];

/** Bills of tables on which money is still owed; they go on after the day is closed. */
export const openBills = async (run: Run, venueId: string): Promise<OpenBill[]> => {
  const rows = await run<Omit<OpenBill, 'opened_at'> & { opened_at: Date }>(
    'z-open-bills',
    `select b.unique_order_number as number, t.name as table_name, b.opened_at, b.total, b.paid,
       ${LEFT_ON_BILL} as left
     from bill b join venue_table t on t.id = b.table_id
     where b.venue_id = $1 and b.status = 'open' and b.kind = 'table' and ${LEFT_ON_BILL} > 0
     order by b.opened_at, b.id`,
    [venueId],
  );
  return rows.map(row => ({ ...row, opened_at: row.opened_at.toISOString() }));
};

/** The last thing of a venue's books that waits to be sealed; null: there is none. */
export const lastUnsealed = async (run: Run, venueId: string): Promise<number | null> => {
  const [row] = await run<{ last: number | null }>(
    'z-last-unsealed',
    'select max(id) as last from journal_unsealed where venue_id = $1',
    [venueId],
  );
  return row?.last ?? null;
};

/** Whether something up to there still waits. */
export const waitsForSealing = async (run: Run, venueId: string, upTo: number): Promise<boolean> => {
  const rows = await run(
    'z-unsealed',
    'select from journal_unsealed where venue_id = $1 and id <= $2 limit 1',
    [venueId, upTo],
  );
  return rows.length > 0;
};
