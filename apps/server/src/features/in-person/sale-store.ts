import type { PaymentStatus } from '@tableside/domain/payments';
import type { Run } from '../../database/database.ts';

/** A sale at a terminal with its payment; minor units. */
export type SaleRow = {
  readonly payment_id: string;
  readonly venue_id: string;
  readonly bill_id: string;
  readonly terminal_id: string;
  readonly terminal_name: string;
  readonly state: 'waiting' | 'asked' | 'approved' | 'declined' | 'aborted' | 'voided' | 'unknown';
  readonly display: string;
  readonly code: string;
  readonly aborting: boolean;
  readonly abort_asked_at: Date | null;
  readonly status: PaymentStatus;
  readonly amount: number;
  readonly tip: number;
  readonly total: number;
  readonly decimals: number;
  readonly card_brand: string | null;
  readonly card_last4: string | null;
  readonly started_by: string;
  readonly started_at: Date;
};

const SALES = `
  select p.id as payment_id, p.venue_id, p.bill_id, o.terminal_id, t.name as terminal_name, o.state, o.display, o.code,
    o.abort_asked_at is not null as aborting, o.abort_asked_at, p.status, p.amount, p.tip, p.total,
    coalesce((v.settings -> 'currency' ->> 'decimals')::int, 2) as decimals, o.frame ->> 'card_brand' as card_brand,
    o.frame ->> 'card_last4' as card_last4, o.started_by, o.started_at
  from terminal_operation o join payment p on p.id = o.payment_id join card_terminal t on t.id = o.terminal_id
    join venue v on v.id = p.venue_id
  where o.kind = 'sale'`;

export const readSale = async (run: Run, paymentId: string): Promise<SaleRow | null> => {
  const [row] = await run<SaleRow>('in-person-sale', `${SALES} and o.payment_id = $1`, [paymentId]);
  return row ?? null;
};

/** The sale of a bill that is not over, the latest of several. */
export const openSaleOfBill = async (run: Run, billId: string): Promise<SaleRow | null> => {
  const [row] = await run<SaleRow>(
    'in-person-sale-of-bill',
    `${SALES} and p.bill_id = $1 and p.status in ('created', 'processing', 'unknown')
     order by o.started_at desc, o.id limit 1`,
    [billId],
  );
  return row ?? null;
};

/** The latest sale that a session began for a bill; null: none. */
export const saleOfSession = async (run: Run, billId: string, sessionId: string): Promise<SaleRow | null> => {
  const [row] = await run<SaleRow>(
    'in-person-sale-of-session',
    `${SALES} and p.bill_id = $1 and p.session_id = $2 order by o.started_at desc, o.id limit 1`,
    [billId, sessionId],
  );
  return row ?? null;
};

/** The sale that a device made at a place under a reference; null: none is its own. */
export const saleOfDevice = async (
  run: Run,
  reference: number,
  { device, table }: { readonly device: Buffer; readonly table: string },
): Promise<{ readonly payment_id: string; readonly amount: number; readonly currency: string } | null> => {
  const [row] = await run<{ payment_id: string; amount: number; currency: string }>(
    'in-person-sale-of-device',
    `select o.payment_id, o.amount, o.currency from terminal_operation o join payment p on p.id = o.payment_id
       join guest_session s on s.id = p.session_id
     where o.reference = $1 and o.kind = 'sale' and p.device_hash = $2 and s.table_id = $3 order by o.started_at desc limit 1`,
    [reference, device, table],
  );
  return row ?? null;
};
