import { expect } from 'vitest';
import type { TestServer } from './server/server.ts';

/** Told to others within minutes and then gone; counts of the day, a row for each name. */
const PASSING = ['outbox', 'event_counter', 'rate_counter', 'kysely_migration_lock'];
/** The house's own: one row of the installation, one of each venue. */
const OWN = ['push_key', 'retention_round'];
/** Of each act, so that pages of 8 kB count for little. */
export const KEPT_TIMES = 150;

/** Looks at what acts leave in a database. */
export const keptBytes = ({ database }: Pick<TestServer, 'database'>) => {
  const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await database.pool.query<Row>(text, values)).rows;

  const tables = async (): Promise<string[]> => {
    const rows = await query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
    );
    return rows.map(({ name }) => name).filter(name => ![...PASSING, ...OWN].includes(name));
  };
  const rowsOfEach = async (): Promise<Record<string, number>> => {
    const counts: Record<string, number> = {};
    for (const table of await tables()) {
      const [row] = await query<{ n: number }>(`select count(*)::int as n from "${table}"`);
      counts[table] = row?.n ?? 0;
    }
    return counts;
  };
  /** Bytes of tables with their indexes, without what is dead in them. */
  const heldBytes = async (held: readonly string[]): Promise<number> => {
    for (const table of held) await query(`vacuum full "${table}"`);
    const [row] = await query<{ bytes: number }>(
      'select sum(pg_total_relation_size(t::regclass))::float8 as bytes from unnest($1::text[]) t',
      [held],
    );
    return row?.bytes ?? 0;
  };
  /** What an act costs in these tables, each time; that it writes to no others is seen by their rows. */
  const measured = async (held: readonly string[], act: (time: number) => Promise<void>): Promise<number> => {
    const [before, rows] = [await heldBytes(held), await rowsOfEach()];
    for (let time = 0; time < KEPT_TIMES; time += 1) await act(time);
    const after = await rowsOfEach();
    const grown = Object.keys(after).filter(table => after[table] !== rows[table]);
    expect(held).toEqual(expect.arrayContaining(grown));
    return ((await heldBytes(held)) - before) / KEPT_TIMES;
  };
  return { rowsOfEach, measured };
};
