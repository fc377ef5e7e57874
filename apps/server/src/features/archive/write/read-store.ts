import type { Database, Run } from '../../../database/database.ts';
import { isUuid } from '../../../http/identifiers.ts';
import type { Sums } from '../format.ts';
import type { Part } from '../parts/part.ts';

/** Lines of one reading, where a part does not say otherwise. */
const PAGE = 500;

const fromOf = ({ table, from }: Part): string => from ?? `"${table}" t where t.venue_id = $1`;

/** A line's SQL: the columns as they are called, in their order. */
const lineOf = ({ columns, out = {} }: Part): string => {
  const fields = columns.map(name => `${out[name] ?? `t."${name}"`} as "${name}"`);
  return `(select row_to_json(line) from (select ${fields.join(', ')}) line)::text as line`;
};

/** Everything the work reads is of one moment; nothing can be written meanwhile, and nobody waits for it. */
export const atOneMoment = <T>(database: Database, work: (run: Run) => Promise<T>): Promise<T> =>
  database.longTransaction(async run => {
    await run('archive-moment', 'set transaction isolation level repeatable read read only', []);
    await run('archive-zone', "set local time zone 'UTC'", []);
    // Lines are text of any length: what the planner would gain by compiling them it loses.
    await run('archive-plans', 'set local jit = off', []);
    return work(run);
  });

/** How many lines a part has. */
export const countLines = async (run: Run, part: Part, venueId: string): Promise<number> => {
  const text = `select count(*)::int as lines from ${fromOf(part)}`;
  const [row] = await run<{ lines: number }>('', text, [venueId]);
  return row?.lines ?? 0;
};

/** The lines of a part in their order, a page in memory at a time. To be read to its end, inside `atOneMoment`. */
export async function* readLines(run: Run, part: Part, venueId: string): AsyncGenerator<string[]> {
  if (!isUuid(venueId)) throw new Error(`${venueId} is no venue`);
  // A cursor takes no parameters. Statements without a name are not kept: each is used once.
  const text = `select ${lineOf(part)} from ${fromOf(part)} order by ${part.order}`.replaceAll(
    '$1',
    `'${venueId}'::uuid`,
  );
  await run('', `declare archive no scroll cursor for ${text}`, []);
  const page = part.page ?? PAGE;
  for (;;) {
    const rows = await run<{ line: string }>('', `fetch ${page} from archive`, []);
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < page) break;
  }
  await run('', 'close archive', []);
}

type SumRow = { currency: string; name: string; value: number };

/** What the venue's orders and books come to; asked before an archive is written and after it was restored. */
export const readSums = async (run: Run, venueId: string): Promise<Sums> => {
  const rows = await run<SumRow>(
    'archive-sums',
    `select currency, name, value::bigint from (
       select currency, 'orders' as name, count(*) as value from orders where venue_id = $1 group by 1
       union all select currency, 'ordered', sum(total) from orders where venue_id = $1 group by 1
       union all select currency, 'bills', count(*) from bill where venue_id = $1 group by 1
       union all select currency, 'billed', sum(total) from bill where venue_id = $1 group by 1
       union all select currency, 'payments', count(*) from payment where venue_id = $1 group by 1
       union all select currency, 'captured', sum(captured) from payment where venue_id = $1 group by 1
       union all select currency, 'refunded', sum(refunded) from payment where venue_id = $1 group by 1
       union all select currency, 'closed', sum(received) from z_report where venue_id = $1 group by 1
       union all select e.currency, 'account ' || l.account, sum(l.amount)
         from journal_entry e join journal_line l on l.entry_id = e.id where e.venue_id = $1 group by 1, 2
     ) x order by currency, name`,
    [venueId],
  );
  const sums: Sums = {};
  for (const { currency, name, value } of rows) {
    sums[currency] ??= {
      orders: 0,
      ordered: 0,
      bills: 0,
      billed: 0,
      payments: 0,
      captured: 0,
      refunded: 0,
      closed: 0,
      accounts: {},
    };
    const of = sums[currency];
    const [, account] = /^account (.*)$/s.exec(name) ?? [];
    if (account !== undefined) of.accounts[account] = value;
    else of[name as Exclude<keyof typeof of, 'accounts'>] = value;
  }
  return sums;
};

export type Subject = { readonly id: string; readonly slug: string; readonly name: string };

/** A venue by its id or the name in its address. */
export const findVenue = async (run: Run, named: string): Promise<Subject | null> => {
  const [row] = await run<Subject>(
    'archive-venue',
    'select id, slug, name from venue where id::text = $1 or slug = $1',
    [named],
  );
  return row ?? null;
};
