import type { BoardTable } from '@tableside/contract/http/console/board';

type Joined = NonNullable<BoardTable['joined']>[number];
export type Seated = Pick<BoardTable, 'id' | 'opened_at' | 'joined'>;

/** Whose something is that lies on a device: of a bill, else of whoever sat at a table since `party`. */
type Whose = {
  readonly table: string | null;
  readonly party: string | null;
  readonly bill: string | null;
};

/**
 * Where a party sits that joined another; null: it joined none. Parties that joined one another are as old as the oldest: the table tells
 * them apart, as long as they did not change it.
 */
export const joinedAt = <Table extends Pick<BoardTable, 'joined'>>(
  tables: readonly Table[],
  { table, party, bill }: Whose,
): { readonly table: Table; readonly as: Joined } | null => {
  const all = tables.flatMap(each => (each.joined ?? []).map(as => ({ table: each, as })));
  if (bill !== null) return all.find(({ as }) => as.bill === bill) ?? null;
  const found = all.filter(({ as }) => as.opened_at === party);
  return found.find(({ as }) => as.table === table) ?? found[0] ?? null;
};
