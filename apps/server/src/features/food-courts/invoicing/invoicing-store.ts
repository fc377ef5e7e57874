import type { Run } from '../../../database/database.ts';
import type { CommissionPaper, Invoiced, NewCommissionPaper } from './commission-content.ts';

/** As many papers as somebody looks through. */
const MOST = 300;

const FACTS = `id, venue_id as "venueId", stall_id as "stallId", month, kind, number, issued_at as "issuedAt", content`;

/** What a venue invoiced to its stalls, by stall and month. */
export const readInvoiced = (run: Run, operatorId: string): Promise<Invoiced[]> =>
  run<Invoiced>(
    'commission-invoiced',
    `select stall_id::text as stall, month, sum(case kind when 'invoice' then total else -total end)::bigint as amount
     from commission_invoice where venue_id = $1 group by 1, 2`,
    [operatorId],
  );

/** Papers that a venue wrote as the operator or got as a stall, the latest first. */
export const readCommissionPapers = (run: Run, venueId: string): Promise<CommissionPaper[]> =>
  run<CommissionPaper>(
    'commission-papers',
    `select ${FACTS} from commission_invoice where venue_id = $1 or stall_id = $1
     order by issued_at desc, sequence desc limit ${MOST}`,
    [venueId],
  );

/** One of them. */
export const readCommissionPaper = async (
  run: Run,
  venueId: string,
  id: string,
): Promise<CommissionPaper | null> => {
  const [row] = await run<CommissionPaper>(
    'commission-paper',
    `select ${FACTS} from commission_invoice where id = $2 and (venue_id = $1 or stall_id = $1)`,
    [venueId, id],
  );
  return row ?? null;
};

/** The last invoice to a stall. */
export const readLastInvoice = async (
  run: Run,
  operatorId: string,
  stallId: string,
): Promise<Pick<CommissionPaper, 'number' | 'issuedAt'> | null> => {
  const [row] = await run<Pick<CommissionPaper, 'number' | 'issuedAt'>>(
    'commission-last-invoice',
    `select number, issued_at as "issuedAt" from commission_invoice where venue_id = $1 and stall_id = $2 and kind = 'invoice'
     order by issued_at desc, sequence desc limit 1`,
    [operatorId, stallId],
  );
  return row ?? null;
};

export const insertCommissionPaper = async (run: Run, paper: NewCommissionPaper): Promise<void> => {
  const { content } = paper;
  await run(
    'commission-paper-insert',
    `insert into commission_invoice (venue_id, stall_id, month, kind, series, year, sequence, number, issued_at, issued_by,
       currency, total, net, vat, content) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    [
      paper.venueId,
      paper.stallId,
      paper.month,
      paper.kind,
      paper.series,
      paper.year,
      paper.sequence,
      paper.number,
      paper.issuedAt,
      paper.issuedBy,
      content.currency.code,
      content.total,
      content.net,
      content.vat,
      JSON.stringify(content),
    ],
  );
};
