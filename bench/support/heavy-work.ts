import type pg from 'pg';
import sharp from 'sharp';

const MB = 1024 * 1024;

/** Five megabytes of a menu as a table: as many dishes as a file may have. */
export const fiveMegabytes = (): string => {
  const words = 'slowly roasted vegetables of the season with house bread and butter of herbs';
  const row = (n: number): string =>
    `Section ${n % 40},Dish number ${n},${(n % 40) + 1}.50,"${`${words} ${n}. `.repeat(12)}"`;
  const rows = ['category,name,price,description'];
  for (let [n, bytes] = [0, 0]; n < 4_999 && bytes < 4.9 * MB; n += 1) {
    const next = row(n);
    bytes += next.length + 1;
    rows.push(next);
  }
  return rows.join('\n');
};

/** Forty-nine megapixels, as a phone's camera may make them, below the 12 MB that are taken. */
export const largePicture = (seed: number): Promise<Buffer> =>
  sharp({
    create: {
      width: 7_000,
      height: 7_000,
      channels: 3,
      background: { r: seed % 255, g: 90, b: 60 },
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .jpeg({ quality: 60 })
    .toBuffer();

/** A history to take along: closed orders of two lines at the venue of a session. */
export const addHistory = async (pool: pg.Pool, orders: number): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('set session_replication_role = replica; set synchronous_commit = off');
    await client.query(
      `with s as (select * from guest_session order by created_at limit 1), made as (
         insert into orders (venue_id, table_id, visit_id, session_id, cart_revision, number, business_day,
           unique_order_number, status, first_of_visit, currency, subtotal, total, placed_at, closed_at)
         select s.venue_id, s.table_id, s.visit_id, s.id, 100000 + n, n, current_date - (n % 365), md5(s.id::text || n),
           'closed', false, 'EUR', 2000, 2000, now() - n * interval '30 seconds', now() - n * interval '30 seconds'
         from s, generate_series(1, $1::int) n returning id)
       insert into order_line (order_id, position, item_id, name, kitchen_name, station, quantity, unit_price)
       select id, p, 'item-' || p, 'A dish with a name of usual length', 'A dish with a name of usual length', 'kitchen', 1, 1000
       from made, generate_series(1, 2) p`,
      [orders],
    );
  } finally {
    client.release(true);
  }
};
