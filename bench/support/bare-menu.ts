import type { MenuDocument } from '@tableside/domain/menu';
import type pg from 'pg';

const TABLES = `
  create table if not exists bench_dish (id text primary key, category text, name jsonb, description jsonb, price int);
  create table if not exists bench_question (id text primary key, dish text references bench_dish on delete cascade, name jsonb);
  create table if not exists bench_option (id text primary key, question text references bench_question on delete cascade,
    name jsonb, markup int)`;

/** A menu as plain INSERTs of one transaction, a row for each dish, question and option: what taking it in costs at least where they are rows. */
export const bareMenu = async (pool: pg.Pool, { categories }: MenuDocument): Promise<number> => {
  const client = await pool.connect();
  try {
    await client.query(TABLES);
    await client.query('truncate bench_dish cascade');
    const started = performance.now();
    await client.query('begin');
    for (const category of categories) {
      for (const { id, name, description, price, optionGroups } of category.items) {
        await client.query({
          name: 'bare-dish',
          text: 'insert into bench_dish values ($1, $2, $3, $4, $5)',
          values: [id, category.id, name, description, price],
        });
        for (const group of optionGroups) {
          await client.query({
            name: 'bare-question',
            text: 'insert into bench_question values ($1, $2, $3)',
            values: [group.id, id, group.name],
          });
          for (const option of group.options) {
            await client.query({
              name: 'bare-option',
              text: 'insert into bench_option values ($1, $2, $3, $4)',
              values: [option.id, group.id, option.name, option.markup],
            });
          }
        }
      }
    }
    await client.query('commit');
    return performance.now() - started;
  } finally {
    client.release();
  }
};
