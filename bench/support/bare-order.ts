import { randomBytes } from 'node:crypto';
import type pg from 'pg';

/** A session the bare script writes orders for. */
type BareSession = {
  readonly session_id: string;
  readonly venue_id: string;
  readonly table_id: string;
  readonly visit_id: string;
  readonly revision: number;
};

/** Revisions beyond any that a phone reaches, so that both kinds of order fit beside each other. */
let nextRevision = 1_000_000;

/** Picks sessions that have a cart; the bare script orders what stands in it. */
export const prepareBareOrders = async (pool: pg.Pool, count: number): Promise<BareSession[]> => {
  const { rows } = await pool.query(
    `select s.id as session_id, s.venue_id, s.table_id, s.visit_id from guest_session s
     join cart c on c.id = s.id order by s.created_at desc limit $1`,
    [count],
  );
  return rows.map(row => {
    nextRevision += 1;
    return { ...row, revision: nextRevision };
  });
};

/** Everything a stored order consists of, as plain INSERTs of one transaction: the least that any server must do. */
export const bareOrder = async (
  pool: pg.Pool,
  sessions: readonly BareSession[],
  index: number,
): Promise<void> => {
  const session = sessions[index] as BareSession;
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query({
      name: 'bare-cart',
      text: 'select lines from cart where id = $1 for update',
      values: [session.session_id],
    });
    const counted = await client.query({
      name: 'bare-number',
      text: `insert into order_counter values ($1, '2000-01-01', 1)
             on conflict (venue_id, business_day) do update set last = order_counter.last + 1 returning last`,
      values: [session.venue_id],
    });
    const order = await client.query({
      name: 'bare-order',
      text: `insert into orders (venue_id, table_id, visit_id, session_id, cart_revision, number, business_day,
               unique_order_number, status, first_of_visit, currency, subtotal, total, placed_at, closed_at)
             values ($1, $2, $3, $4, $5, $6, '2000-01-01', $7, 'active', false, 'EUR', 4000, 4000, now(), null)
             returning id`,
      values: [
        session.venue_id,
        session.table_id,
        session.visit_id,
        session.session_id,
        session.revision,
        counted.rows[0].last,
        randomBytes(10).toString('hex'),
      ],
    });
    const id: string = order.rows[0].id;
    for (let position = 0; position < 4; position += 1) {
      await client.query({
        name: 'bare-line',
        text: `insert into order_line (order_id, position, item_id, name, kitchen_name, station, quantity, unit_price)
               values ($1, $2, $3, $4, $4, 'kitchen', 1, 1000)`,
        values: [id, position, `item-${position}`, `A dish with a name of usual length ${position}`],
      });
    }
    await client.query({
      name: 'bare-history',
      text: `insert into order_history (order_id, event, to_status, actor) values ($1, 'placed', 'active', 'guest')`,
      values: [id],
    });
    for (const audience of [`session:${session.session_id}`, `staff:${session.venue_id}`]) {
      await client.query({
        name: 'bare-outbox',
        text: `insert into outbox (audience, event, data) values ($1, 'bench', $2)`,
        values: [audience, EVENT],
      });
    }
    await client.query({
      name: 'bare-cart-empty',
      text: `update cart set updated_at = now() where id = $1`,
      values: [session.session_id],
    });
    await client.query('commit');
  } finally {
    client.release();
  }
};

/** As large as the order view that a phone is sent. */
const EVENT = JSON.stringify({ order: { filler: 'x'.repeat(1800) } });
