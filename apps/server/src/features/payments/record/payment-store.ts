import { ZERO } from '@tableside/domain/money';
import type { Run } from '../../../database/database.ts';
import type { PieceAmount } from '../../bills/index.ts';
import { WAITER_OF } from '../../who-serves/index.ts';
import { keptOf, type NewEvent, notePaymentStep } from './event-store.ts';
import { PAYMENT_COLUMNS, type PaymentRow, type SentIntent } from './payment.ts';

/** A payment as it is first written. */
export type NewPayment = Pick<
  PaymentRow,
  | 'id'
  | 'venue_id'
  | 'bill_id'
  | 'session_id'
  | 'guest_index'
  | 'provider'
  | 'method'
  | 'currency'
  | 'amount'
  | 'tip'
  | 'fee'
  | 'total'
  | 'personnel_id'
  | 'language'
  | 'provider_key'
  | 'expires_at'
  | 'created_at'
  | 'check_at'
> & {
  readonly scope: 'all' | 'items' | 'amount';
  readonly device_hash: string | null;
  readonly charge_id?: string;
  readonly account_venue_id?: string | null;
  readonly account_ref?: string | null;
  /** The stall's account that its share goes on to; absent: none. ADR 0047. */
  readonly passes_to?: string | null;
  /** Who of the staff took the money, by name. */
  readonly taken_by?: string;
};

/** The row as it is read once written. */
export const asWritten = ({
  scope: _,
  device_hash: __,
  taken_by: ___,
  ...payment
}: NewPayment): PaymentRow => ({
  ...payment,
  charge_id: payment.charge_id ?? null,
  account_venue_id: payment.account_venue_id ?? null,
  account_ref: payment.account_ref ?? null,
  status: 'created',
  provider_ref: null,
  next_action: null,
  payment_data: null,
  failure: null,
  captured: ZERO,
  allocated: ZERO,
  refunded: ZERO,
  refund_due: ZERO,
  suspense: ZERO,
  captured_at: null,
  finished_at: null,
  checks: 0,
});

const INSERT = `
  with made as (
    insert into payment (id, venue_id, bill_id, session_id, guest_index, device_hash, provider, method, status, scope,
      currency, amount, tip, fee, total, personnel_id, language, provider_key, expires_at, created_at, check_at,
      captured, allocated, captured_at, finished_at, updated_at, taken_by, charge_id, account_venue_id, account_ref, passes_to, waiter_id)
    select p.id, p.venue_id, p.bill_id, p.session_id, p.guest_index, decode($2, 'hex'), p.provider, p.method,
      p.status, p.scope, p.currency, p.amount, p.tip, p.fee, p.total, p.personnel_id, p.language, p.provider_key,
      p.expires_at, p.created_at, p.check_at, p.captured, p.allocated, p.captured_at, p.finished_at, p.created_at,
      p.taken_by, p.charge_id, p.account_venue_id, p.account_ref, p.passes_to,
      (select ${WAITER_OF('b.table_id')} from bill b where b.id = p.bill_id)
    from jsonb_populate_record(null::payment, $1::jsonb) p),
  happened as (
    insert into payment_event (payment_id, at, kind, source, data)
    select $3, $5, e.kind, e.source, e.data
    from jsonb_to_recordset($6::jsonb) as e(sequence int, kind text, source text, data jsonb) order by e.sequence)`;
const ITEMS = `
  insert into payment_item (payment_id, bill_item_id, amount)
  select $3, i.id, i.amount from jsonb_to_recordset($4::jsonb) as i(id uuid, amount bigint)`;
const GIVEN = `
  insert into payment_allocation (bill_item_id, payment_id, amount, at)
  select i.id, $3, i.amount, $5 from jsonb_to_recordset($4::jsonb) as i(id uuid, amount bigint)`;

/**
 * Writes a payment, what it is meant to pay for and what has happened to it so far; `caches`: how it stands after that;
 * `given`: it has paid for all of that, on a bill that nobody else can have paid for. `device_hash` in hexadecimal digits.
 */
export const insertPayment = async (
  run: Run,
  payment: NewPayment,
  items: readonly PieceAmount[],
  events: readonly NewEvent[],
  caches: Partial<PaymentProjection> = {},
  given = false,
): Promise<PaymentRow> => {
  const row = { ...asWritten(payment), ...caches };
  const { id, venue_id: venue, bill_id: bill, provider, method, total } = payment;
  const about = { venue, bill, provider, method, total };
  for (const note of events) notePaymentStep(run, id, note, note.event.kind === 'created' ? about : {});
  await run(
    given ? 'payment-insert-given' : 'payment-insert',
    given ? `${INSERT}, given as (${GIVEN}) ${ITEMS}` : `${INSERT} ${ITEMS}`,
    [
      JSON.stringify({ ...row, device_hash: null, scope: payment.scope, taken_by: payment.taken_by ?? null }),
      payment.device_hash,
      payment.id,
      JSON.stringify(items),
      payment.created_at,
      JSON.stringify(events.map((note, sequence) => ({ sequence, source: note.source, ...keptOf(note) }))),
    ],
  );
  return row;
};

/** Where a payment belongs; what is needed to lock its bill first. */
export type PaymentPlace = Pick<
  PaymentRow,
  'id' | 'venue_id' | 'bill_id' | 'provider' | 'charge_id' | 'account_venue_id'
>;

/** A payment, by its id or that of its charge, with the others of the charge: in the order in which venues are locked. */
export const placesOf = (run: Run, id: string): Promise<PaymentPlace[]> =>
  run<PaymentPlace>(
    'payment-places',
    `select id, venue_id, bill_id, provider, charge_id, account_venue_id from payment
     where id = $1 or charge_id = $1 or charge_id = (select charge_id from payment where id = $1)
     order by venue_id, id`,
    [id],
  );

/** Locks a payment until the transaction ends; whoever also needs its bill has locked that before. */
export const lockPayment = async (run: Run, paymentId: string): Promise<PaymentRow | null> => {
  const [row] = await run<PaymentRow>(
    'payment-lock',
    `select ${PAYMENT_COLUMNS} from payment where id = $1 for update`,
    [paymentId],
  );
  return row ?? null;
};

/** A payment; of a charge one of its payments, which stand alike for as long as they are not over. */
export const readPayment = async (run: Run, id: string): Promise<PaymentRow | null> => {
  const [row] = await run<PaymentRow>(
    'payment-read',
    `select ${PAYMENT_COLUMNS} from payment where id = $1 or charge_id = $1 order by id limit 1`,
    [id],
  );
  return row ?? null;
};

/** What a payment is meant to pay for. */
export const itemsOfPayment = (run: Run, paymentId: string): Promise<PieceAmount[]> =>
  run<PieceAmount>(
    'payment-items',
    'select bill_item_id as id, amount from payment_item where payment_id = $1 order by bill_item_id',
    [paymentId],
  );

/**
 * Keeps what a provider answered to the create call of a payment or a charge with which nothing else has happened since; false when
 * something has. In one statement, on the disk before its guest gets to the bank's form: without the reference money that
 * the guest pays there is not found by asking. `kill-nine-paying.test.ts` Those of a charge are locked in the order of their
 * ids, as news of it locks them.
 */
export const keepSent = async (
  run: Run,
  name: string,
  sent: { readonly providerRef: string | null; readonly intent: SentIntent; readonly at: Date },
): Promise<boolean> => {
  const rows = await run(
    'payment-sent',
    `with held as (
       select id from payment
       where (id = $1 or charge_id = $1) and status = 'created' and captured = 0 and finished_at is null
       order by id for update),
     noted as (
       update payment set provider_ref = coalesce($2, provider_ref), next_action = $3, updated_at = $4
       where id in (select id from held) returning id),
     known as (
       insert into payment_reference (payment_id, provider_ref, at) select id, $2, $4 from noted where $2 is not null
       on conflict do nothing)
     select 1 from noted`,
    [name, sent.providerRef, JSON.stringify(sent.intent), sent.at],
  );
  return rows.length > 0;
};

/** Everything a change of state may set. */
export type PaymentProjection = Pick<
  PaymentRow,
  | 'status'
  | 'provider_ref'
  | 'next_action'
  | 'payment_data'
  | 'failure'
  | 'captured'
  | 'allocated'
  | 'suspense'
  | 'captured_at'
  | 'finished_at'
  | 'check_at'
>;

/** Writes the caches of a locked payment. */
export const writeCaches = async (
  run: Run,
  paymentId: string,
  caches: PaymentProjection,
  now: number,
): Promise<void> => {
  await run(
    'payment-caches',
    `update payment set status = $2, provider_ref = $3, next_action = $4, payment_data = $5, failure = $6, captured = $7,
       allocated = $8, suspense = $9, captured_at = $10, finished_at = $11, check_at = $12, updated_at = $13
     where id = $1`,
    [
      paymentId,
      caches.status,
      caches.provider_ref,
      caches.next_action && JSON.stringify(caches.next_action),
      caches.payment_data && JSON.stringify(caches.payment_data),
      caches.failure,
      caches.captured,
      caches.allocated,
      caches.suspense,
      caches.captured_at,
      caches.finished_at,
      caches.check_at,
      new Date(now),
    ],
  );
};
