import { writeOwnJson } from '@tableside/domain/menu-exchange';
import type pg from 'pg';
import sharp from 'sharp';
import type { House } from './evening.ts';
import { send } from './http.ts';
import { largeMenu, READING } from './large-menu.ts';
import { type Call, discardDraft, importFile, readDraft } from './menu-file.ts';
import { type Owner, signInOwner } from './owner.ts';

const MB = 1024 * 1024;

/** Five megabytes of a menu as a table: as many dishes as a file may have. */
const fiveMegabytes = (): string => {
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
const largePicture = (seed: number): Promise<Buffer> =>
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

/** A history to take along: closed orders of two lines at the venue of a session, and as many deeds of its staff. */
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
    await client.query(
      `insert into audit_log (venue_id, at, actor, action, subject, data)
       select s.venue_id, now() - n * interval '30 seconds', 'staff:' || u.id, 'table-close', 'table:' || s.table_id,
         jsonb_build_object('number', n)
       from (select * from guest_session order by created_at limit 1) s,
         (select id from auth_user where email = 'owner@demo.test') u, generate_series(1, $1::int) n`,
      [orders],
    );
  } finally {
    client.release(true);
  }
};

/** As many as a venue may have in use. */
const TABLES = 500;
const YEAR = '?period=custom&from=2025-12-01&to=2026-11-30';

const venueOf = async (pool: pg.Pool, slug: string): Promise<string> =>
  (await pool.query<{ id: string }>('select id from venue where slug = $1', [slug])).rows[0]?.id ?? '';

/** Reads an answer that is no JSON to its end. */
const fetchFile = async (server: string, owner: Owner, path: string, body?: unknown): Promise<void> => {
  const { status } = await send(`${server}/api/console/${path}`, {
    headers: owner.headers,
    ...(body !== undefined && { body }),
  });
  if (status !== 200) throw new Error(`${path} answered ${status}`);
};

/** Tables of an area of their own, each with a code; their ids. */
const manyTables = async (pool: pg.Pool, venue: string): Promise<string[]> => {
  const { rows } = await pool.query<{ id: string }>(
    `insert into venue_table (venue_id, area, name, position, code, short_code)
     select $1, 'Many', n::text, 1000 + n, 'MANY-' || n, 'M' || lpad(upper(to_hex(n)), 4, '0')
     from generate_series(1, $2::int - (select count(*)::int from venue_table where venue_id = $1)) n
     returning id`,
    [venue, TABLES],
  );
  return rows.map(({ id }) => id);
};

/** A price of a menu of a thousand dishes in the venue's languages is changed and published. */
const publishLarge = async (call: Call): Promise<void> => {
  const { revision } = await readDraft(call);
  await call('/menu-draft/publish', { revision });
};

/** What an owner does that takes a machine's time; each after the other. */
export const heavyWork = async (
  { server: { base }, pool }: House,
  orders: number,
): Promise<Record<string, () => Promise<unknown>>> => {
  const owner = await signInOwner(base);
  const [cafe, vilnius] = [await venueOf(pool, 'cafe'), await venueOf(pool, 'vilnius')];
  const call = owner.at(cafe);
  const menu = fiveMegabytes();
  const pictures = await Promise.all([1, 2, 3].map(largePicture));
  const large = JSON.stringify(writeOwnJson(largeMenu(20), READING));
  const tables = await manyTables(pool, cafe);
  const file = (path: string, body?: unknown) => () => fetchFile(base, owner, path, body);
  return {
    'a menu of 5 MB is looked at and taken': async () => {
      await importFile(call, menu);
      await discardDraft(call);
    },
    'three pictures of 49 megapixels come at once': () =>
      Promise.all(
        pictures.map(bytes =>
          call('/pictures?crop=0,0,1,1', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' })),
        ),
      ),
    'a menu of 1,138 dishes in five languages is published': async () => {
      await importFile(owner.at(vilnius), large);
      await publishLarge(owner.at(vilnius));
    },
    'it is saved as a file': file(`${vilnius}/menu-exchange/json`),
    [`the signs of ${tables.length} tables are made as a PDF`]: file(`${cafe}/codes/print`, {
      tables,
      as: 'sticker',
    }),
    'a year is saved as CSV': file(`${cafe}/numbers/csv/items${YEAR}`),
    'the log of what staff did is saved as CSV': file(`${cafe}/audit/csv`),
    [`the archive of ${orders} orders is made and read`]: file(`${cafe}/archive/file`),
  };
};
