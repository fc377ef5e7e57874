import type pg from 'pg';

/** Guests of a measurement sit a few at a table, as they do in a venue; one table with a thousand phones is no evening. */
export const GUESTS_PER_TABLE = 4;

/** Code of the table at which guest `index` sits. */
export const tableCodeOf = (index: number): string => `BENCH-${Math.floor(index / GUESTS_PER_TABLE)}`;

/** Sets up tables for so many guests beside CAFE-1, in the same venue. */
export const addTables = async (pool: pg.Pool, guests: number): Promise<void> => {
  await pool.query(
    `insert into venue_table (venue_id, area, name, position, code, short_code)
     select cafe.venue_id, cafe.area, n::text, n, 'BENCH-' || n, 'B' || lpad(upper(to_hex(n)), 4, '0')
     from generate_series(0, $1::int) n, (select venue_id, area from venue_table where code = 'CAFE-1') cafe
     on conflict do nothing`,
    [Math.ceil(guests / GUESTS_PER_TABLE)],
  );
};
