import type pg from 'pg';

/**
 * What is copied needs no proof: triggers and foreign keys rest for the one connection that fills the tables, and its commits do
 * not wait for the disk. A million orders are there in minutes, and the tables are as the server would have left them.
 */
const WITHOUT_PROOF = `set session_replication_role = replica; set synchronous_commit = off`;

/** How large the grown installation is. */
export const GROWN = { venues: 1_000, itemsPerVenue: 100, orders: 1_000_000 } as const;

const fill = async (client: pg.PoolClient): Promise<void> => {
  const { venues, itemsPerVenue, orders } = GROWN;
  await client.query(
    `insert into venue (slug, name, settings, order_status, menu_version)
     select 'grown-' || n, 'Venue ' || n, cafe.settings, 'open', 0
     from generate_series(1, $1::int) n, (select settings from venue where slug = 'cafe') cafe`,
    [venues],
  );
  await client.query(
    `with item as (select value from menu_document, jsonb_path_query(document, '$.categories[*].items[*]') value limit 1),
     made as (
       insert into menu_document (venue_id, document)
       select v.id, jsonb_build_object('tags', '[]'::jsonb, 'categories', jsonb_build_array(
         jsonb_build_object('id', 'all', 'hash', 'all', 'name', '{"lt": "Visi"}'::jsonb, 'description', '{"lt": ""}'::jsonb,
           'type', 'normal', 'banner', null, 'bannerTranslations', '{}'::jsonb, 'hideUntranslatedBanners', false,
           'ageRestricted', false, 'availability', '{"enabled": false, "type": "availability", "ranges": []}'::jsonb,
           'showInCategoriesList', true, 'subcategories', '[]'::jsonb,
           'items', (select jsonb_agg(item.value || jsonb_build_object('id', 'item-' || i, 'tags', '[]'::jsonb))
                     from item, generate_series(1, $1::int) i))))
       from venue v where v.slug like 'grown-%' returning id, venue_id)
     update venue set menu_document_id = made.id from made where venue.id = made.venue_id`,
    [itemsPerVenue],
  );
  await client.query(
    `insert into venue_table (venue_id, name, code, short_code)
     select id, '1', slug, upper(substr(md5(slug), 1, 5)) from venue where slug like 'grown-%' on conflict do nothing`,
  );
  await client.query(
    `insert into table_visit (venue_id, table_id, shared, closed_at)
     select venue_id, id, true, now() from venue_table where code like 'grown-%'`,
  );
  await client.query(
    `insert into guest_session (token_hash, device_hash, venue_id, table_id, visit_id, guest_index, mode,
       selected_language, expires_at, ended_at)
     select sha256(id::text::bytea), sha256('device'), venue_id, table_id, id, 1, 'scan', 'lt', now(), now()
     from table_visit where table_id in (select id from venue_table where code like 'grown-%')`,
  );
  await client.query(
    `insert into orders (venue_id, table_id, visit_id, session_id, cart_revision, number, business_day,
       unique_order_number, status, first_of_visit, currency, subtotal, total, placed_at, closed_at)
     select s.venue_id, s.table_id, s.visit_id, s.id, n, n, current_date - (n % 365), md5(s.id::text || n), 'closed', false, 'EUR',
       2000, 2000, now() - n * interval '30 seconds', now() - n * interval '30 seconds'
     from (select *, row_number() over () as at from guest_session where device_hash = sha256('device')) s,
       generate_series(1, $1::int) n`,
    [Math.ceil(orders / venues)],
  );
  await client.query(
    `insert into order_line (order_id, position, item_id, name, kitchen_name, station, quantity, unit_price)
     select id, p, 'item-' || p, 'A dish with a name of usual length', 'A dish with a name of usual length', 'kitchen', 1, 1000
     from orders, generate_series(0, 1) p where currency = 'EUR' and status = 'closed'`,
  );
  await client.query(
    `insert into order_history (order_id, event, to_status, actor)
     select id, 'finished', 'closed', 'staff' from orders where status = 'closed'`,
  );
  await client.query('vacuum analyze');
};

/**
 * Fills the database in SQL: copies of the cafe with a menu of 100 items and a table each, one finished party per venue, and a
 * million closed orders of two lines spread over them.
 */
export const grow = async (pool: pg.Pool): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query(WITHOUT_PROOF);
    await fill(client);
  } finally {
    client.release(true);
  }
};
