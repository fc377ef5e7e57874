import { randomUUID } from 'node:crypto';
import { captureLines } from '@tableside/domain/ledger';
import { minor } from '@tableside/domain/money';
import type { Database, Run } from '../../../../apps/server/src/database/database.ts';
import { postEntry, postSale } from '../../../../apps/server/src/features/ledger/index.ts';

type Server = { readonly database: Database; readonly clock: { readonly now: () => number } };
type Place = { readonly venue: { readonly id: string }; readonly table: { readonly id: string } };

export type TestPiece = {
  readonly name?: string;
  readonly kind?: 'item' | 'fee' | 'tip';
  /** Minor units, as all amounts here. */
  readonly price: number;
  readonly discount?: number;
};
export type TestBill = {
  readonly id: string;
  readonly number: string;
  readonly venueId: string;
  readonly pieces: readonly { readonly id: string; readonly net: number }[];
};

const EUR = 'EUR';

const insertPiece = async (
  run: Run,
  bill: { readonly id: string; readonly orderId: string | null },
  { name = 'Soup', kind = 'item', price, discount = 0 }: TestPiece,
  position: number,
) => {
  const [row] = await run<{ id: string; net: number }>(
    'a-piece',
    `insert into bill_item (bill_id, position, kind, order_id, name, price, discount_share, booked)
     values ($1, $2, $3, $4, $5, $6, $7, true) returning id, net`,
    [bill.id, position, kind, bill.orderId, name, price, discount],
  );
  if (!row) throw new Error('no piece');
  return { ...row, name, kind, price: minor(price), discount: minor(discount) };
};

/** A bill with pieces that are owed, as rows: of a party of its own, or of an order. */
export const aBill = (
  server: Server,
  { venue, table }: Place,
  pieces: readonly TestPiece[],
  order: { readonly id: string; readonly visitId: string } | null = null,
): Promise<TestBill> =>
  server.database.transaction(async run => {
    const price = pieces.reduce((all, piece) => all + piece.price, 0);
    const discount = pieces.reduce((all, piece) => all + (piece.discount ?? 0), 0);
    const [visit] = order
      ? [{ id: order.visitId }]
      : await run<{ id: string }>(
          'a-visit',
          'insert into table_visit (venue_id, table_id, shared) values ($1, $2, false) returning id',
          [venue.id, table.id],
        );
    const number = randomUUID();
    const [bill] = await run<{ id: string }>(
      'a-bill',
      `insert into bill (venue_id, table_id, visit_id, kind, order_id, unique_order_number, currency, subtotal, discount,
         total) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
      [
        venue.id,
        table.id,
        visit?.id,
        order ? 'order' : 'table',
        order?.id ?? null,
        number,
        EUR,
        price,
        discount,
        price - discount,
      ],
    );
    if (!bill) throw new Error('no bill');
    const made = [];
    for (const [index, piece] of pieces.entries()) {
      made.push(await insertPiece(run, { id: bill.id, orderId: order?.id ?? null }, piece, index));
    }
    await postSale(run, {
      venueId: venue.id,
      billId: bill.id,
      currency: EUR,
      dedupeKey: `test-sale:${bill.id}`,
      at: server.clock.now(),
      pieces: made.map(piece => ({ ...piece, vat: null })),
    });
    return { id: bill.id, number, venueId: venue.id, pieces: made.map(({ id, net }) => ({ id, net })) };
  });

export type PaymentOver = {
  /** Pieces it paid for; all of the bill's unless told otherwise. */
  readonly pieces?: readonly string[];
  readonly tip?: number;
  readonly personnelId?: string;
  readonly fee?: number;
  /** Captured beyond what was asked for: in suspense. */
  readonly beyond?: number;
  readonly provider?: string;
  readonly method?: string;
  readonly sessionId?: string;
};

/** A captured payment of a bill with its allocations, events and entry, as rows. */
export const aPayment = (
  server: Server,
  bill: TestBill,
  over: PaymentOver = {},
): Promise<{ readonly id: string; readonly total: number }> =>
  server.database.transaction(async run => {
    const { tip = 0, fee = 0, beyond = 0, provider = 'stripe', personnelId = null } = over;
    const paid = bill.pieces.filter(({ id }) => over.pieces?.includes(id) ?? true);
    const amount = paid.reduce((all, { net }) => all + net, 0);
    const at = new Date(server.clock.now());
    const total = amount + tip + fee;
    const [payment] = await run<{ id: string }>(
      'a-payment',
      `insert into payment (venue_id, bill_id, session_id, provider, method, status, scope, currency, amount, tip, fee,
         total, personnel_id, provider_key, provider_ref, captured, allocated, suspense, expires_at, created_at,
         captured_at)
       values ($1, $2, $3, $4, $5, 'captured', 'items', $6, $7, $8, $9, $10, $11, $12, $13, $14, $7, $15, $16, $16, $16)
       returning id`,
      [
        bill.venueId,
        bill.id,
        over.sessionId ?? null,
        provider,
        over.method ?? provider,
        EUR,
        amount,
        tip,
        fee,
        total,
        personnelId,
        randomUUID(),
        `ref-${randomUUID()}`,
        total + beyond,
        beyond,
        at,
      ],
    );
    if (!payment) throw new Error('no payment');
    await run(
      'a-payment-events',
      `insert into payment_event (payment_id, at, kind, source, data)
       values ($1, $2, 'created', 'guest', '{}'), ($1, $2, 'captured', 'webhook', $3)`,
      [payment.id, at, JSON.stringify({ amount: total + beyond })],
    );
    await run(
      'a-payment-allocations',
      `insert into payment_allocation (bill_item_id, payment_id, amount, at)
       select id, $2, net, $3 from bill_item where id = any($1::uuid[])`,
      [paid.map(({ id }) => id), payment.id, at],
    );
    await run('a-payment-bill', 'update bill set paid = paid + $2, revision = revision + 1 where id = $1', [
      bill.id,
      amount,
    ]);
    await run(
      'a-payment-orders',
      `update orders o set paid = (select sum(a.amount) from bill_item i join payment_allocation a
         on a.bill_item_id = i.id where i.order_id = o.id)
       where o.id in (select order_id from bill_item where id = any($1::uuid[]) and order_id is not null)`,
      [paid.map(({ id }) => id)],
    );
    await postEntry(run, {
      venueId: bill.venueId,
      kind: 'capture',
      currency: EUR,
      billId: bill.id,
      paymentId: payment.id,
      dedupeKey: `test-capture:${payment.id}`,
      at: server.clock.now(),
      lines: captureLines({
        account: provider === 'cash' ? 'cash' : `clearing:${provider}`,
        captured: minor(total + beyond),
        allocated: minor(amount),
        tip: minor(tip),
        personnelId,
        fee: minor(fee),
      }),
    });
    return { id: payment.id, total: total + beyond };
  });
