import type { MenuPreview } from '@tableside/contract/http/shared/menu-exchange';
import type { Run } from '../../database/database.ts';

/** A table by its headings, in their order. */
type Table = { readonly columns: readonly { readonly title: string }[] };
type Uses = readonly (string | null)[];

/** Tills and sheets of one house. */
const MOST = 50;

/** The headings of a table in their order; '' where it has none, of which nothing can be known again. */
const headingsOf = ({ columns }: Table): string =>
  columns
    .map(({ title }) => title)
    .join('\n')
    .trim();

/** What each column is, as it was said of a table with these headings before; null: nobody did, or it is read so already. */
export const knownColumns = async (
  run: Run,
  venueId: string,
  asked: MenuPreview['asked'],
): Promise<Uses | null> => {
  const headings = headingsOf(asked);
  if (headings === '') return null;
  const [row] = await run<{ uses: Uses }>(
    'menu-columns-known',
    `select uses from menu_columns where venue_id = $1 and md5(headings) = md5($2)`,
    [venueId, headings],
  );
  if (row?.uses.length !== asked.columns.length) return null;
  const isNews = !asked.is_sure || row.uses.some((use, at) => use !== asked.columns[at]?.use);
  return isNews ? row.uses : null;
};

/** Keeps what was said of the columns of a table that is taken, for the next with the same headings. */
export const keepColumns = async (run: Run, venueId: string, table: Table, uses: Uses): Promise<void> => {
  const headings = headingsOf(table);
  if (headings === '') return;
  await run(
    'menu-columns-keep',
    `insert into menu_columns (venue_id, headings, uses) values ($1, $2, $3)
     on conflict (venue_id, md5(headings)) do update set uses = excluded.uses, said_at = now()`,
    [venueId, headings, JSON.stringify(uses)],
  );
  await run(
    'menu-columns-oldest',
    `delete from menu_columns where venue_id = $1 and headings in (
       select headings from menu_columns where venue_id = $1 order by said_at desc, headings offset $2)`,
    [venueId, MOST],
  );
};
