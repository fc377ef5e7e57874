import type { Run } from '../../database/database.ts';
import type { ReviewPhone } from './phone.ts';
import { SERVED_ORDER, SERVED_PAYMENT, SERVED_VISIT } from './served-store.ts';

/** What is reviewed, proven to be the phone's own. */
export type Subject = {
  readonly kind: 'order' | 'payment' | 'card' | 'visit';
  /** Names it. */
  readonly subject: string;
  readonly venueId: string;
  readonly orderId: string | null;
  readonly paymentId: string | null;
  readonly sessionId: string | null;
  readonly tableId: string | null;
  /** Who served, by account; null: nobody is known. */
  readonly servedBy: string | null;
  readonly servedByName: string | null;
  readonly language: string;
};

const ORDER = `select 'order' as kind, 'order:' || o.id as subject, o.venue_id as "venueId", o.id as "orderId",
    null::uuid as "paymentId", coalesce(me.id, o.session_id) as "sessionId", o.table_id as "tableId",
    u.id as "servedBy", u.name as "servedByName", s.selected_language as language
  from orders o
  join guest_session s on s.id = o.session_id
  left join guest_session me on me.id = $2
  left join auth_user u on u.id = coalesce(${SERVED_ORDER}, (select p.personnel_id from payment p join bill b on b.id = p.bill_id
    where b.order_id = o.id and p.captured > 0 and p.personnel_id is not null order by p.captured_at desc limit 1))`;

/** The phone sent it, or shares its cart with the one that did. ADR 0022. */
const OWN_ORDER = `(s.device_hash = $3 or me.visit_id = o.visit_id and me.shared_cart is not null and o.shared_cart is not null)`;

/** An order of the phone by its unique number; null for an unknown one and for somebody else's. */
export const orderOfPhone = async (
  run: Run,
  { deviceHash, sessionId }: ReviewPhone,
  number: string,
): Promise<Subject | null> => {
  const [row] = await run<Subject>(
    'review-order-of-phone',
    `${ORDER} where o.unique_order_number = $1 and ${OWN_ORDER}`,
    [number, sessionId, deviceHash],
  );
  return row ?? null;
};

type WhichPayment = { readonly uuid: string } | { readonly number: string };

/** What the phone paid, once the money came; of an order of its own it is the order. Null where there is none such. */
export const paymentOfPhone = async (
  run: Run,
  { deviceHash, sessionId }: ReviewPhone,
  which: WhichPayment,
): Promise<Subject | null> => {
  const byUuid = 'uuid' in which;
  const [row] = await run<Subject & { orderNumber: string | null }>(
    byUuid ? 'review-payment-of-phone' : 'review-payment-of-bill',
    `select 'payment' as kind, 'payment:' || p.id as subject, p.venue_id as "venueId", null::uuid as "orderId",
       p.id as "paymentId", coalesce($2::uuid, p.session_id) as "sessionId", b.table_id as "tableId",
       coalesce(u.id, b.personnel_id) as "servedBy", coalesce(b.personnel_name, u.name) as "servedByName", p.language,
       (select o.unique_order_number from orders o where o.id = b.order_id) as "orderNumber"
     from payment p left join bill b on b.id = p.bill_id left join auth_user u on u.id = coalesce(case when b.kind = 'tip' then b.personnel_id else ${SERVED_PAYMENT} end, p.personnel_id)
     where ${byUuid ? 'p.id = $1::uuid' : 'b.unique_order_number = $1'} and p.device_hash = $3 and p.captured > 0
     order by p.captured_at desc limit 1`,
    [byUuid ? which.uuid : which.number, sessionId, deviceHash],
  );
  if (!row) return null;
  const { orderNumber, ...payment } = row;
  const order = orderNumber === null ? null : await orderOfPhone(run, { deviceHash, sessionId }, orderNumber);
  return order ?? payment;
};

/** The visit of the phone's session, at whose table a bill of that number stands if one is named; null where there is none. */
export const visitOfPhone = async (
  run: Run,
  { deviceHash, sessionId }: ReviewPhone,
  billNumber: string | null = null,
): Promise<Subject | null> => {
  const [row] = await run<Subject>(
    'review-visit-of-phone',
    `select 'visit' as kind, 'visit:' || s.visit_id as subject, s.venue_id as "venueId", null::uuid as "orderId",
       null::uuid as "paymentId", s.id as "sessionId", s.table_id as "tableId", u.id as "servedBy", u.name as "servedByName",
       s.selected_language as language
     from guest_session s left join auth_user u on u.id = ${SERVED_VISIT}
     where s.id = $1 and s.device_hash = $2
       and ($3::text is null or exists (select from bill b where b.visit_id = s.visit_id and b.kind <> 'order' and b.unique_order_number = $3))`,
    [sessionId, deviceHash, billNumber],
  );
  return row ?? null;
};
