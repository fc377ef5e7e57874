import type { Run } from '../../../database/database.ts';

/**
 * A payment `p` for a bill `b` (of an order `o`, perhaps) can no longer be paid as it was begun: the bill is closed, its
 * order has ended, or a piece of it is gone, paid by another, or costs something else. Of a dish that was divided since,
 * what is free of it counts.
 */
const UNPAYABLE = `(
  b.status <> 'open' or o.status in ('rejected', 'failed') or exists (
    select from payment_item m join bill_item i on i.id = m.bill_item_id
    cross join lateral (
      select coalesce(sum(x.net), 0) as free from bill_item x
      where x.bill_id = i.bill_id and x.voided_at is null and x.divided_at is null
        and case when i.divided_at is null then x.id = i.id
          else coalesce(x.part_of, x.id) = coalesce(i.part_of, i.id) end
        and not exists (select from payment_allocation a where a.bill_item_id = x.id)) f
    where m.payment_id = p.id and (m.amount > f.free or (i.divided_at is null and m.amount <> i.net))))`;

const PAYMENTS = 'from payment p join bill b on b.id = p.bill_id left join orders o on o.id = b.order_id';

/** Whether a payment, or another one of its charge, is meant for something that it can no longer pay for as it was begun. */
export const isUnpayable = async (run: Run, paymentId: string): Promise<boolean> => {
  const rows = await run(
    'payment-unpayable',
    `select ${PAYMENTS} where (p.id = $1 or p.charge_id = (select charge_id from payment where id = $1)) and ${UNPAYABLE}`,
    [paymentId],
  );
  return rows.length > 0;
};

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

/** Payments that were only begun and can no longer be paid, of a bill. */
export const unpayableOnBill = async (run: Run, billId: string): Promise<string[]> =>
  idsOf(
    await run<{ id: string }>(
      'payments-unpayable-on-bill',
      `select p.id ${PAYMENTS} where p.bill_id = $1 and p.status = 'created' and ${UNPAYABLE}`,
      [billId],
    ),
  );

/** Payments that were only begun, for whatever bill of these parties. */
export const createdPaymentsOfVisits = async (run: Run, visitIds: readonly string[]): Promise<string[]> =>
  idsOf(
    await run<{ id: string }>(
      'payments-begun-of-visits',
      `select p.id from payment p join bill b on b.id = p.bill_id
       where b.visit_id = any($1::uuid[]) and p.status = 'created'`,
      [visitIds],
    ),
  );

/** How many payments of these parties may have money on its way. */
export const inProgressOfVisits = async (run: Run, visitIds: readonly string[]): Promise<number> => {
  const [row] = await run<{ payments: number }>(
    'payments-under-way-of-visits',
    `select count(*)::int as payments from payment p join bill b on b.id = p.bill_id
     where b.visit_id = any($1::uuid[]) and p.status in ('processing', 'unknown')`,
    [visitIds],
  );
  return row?.payments ?? 0;
};
