import type { CashDrawer } from '@tableside/contract/http/console/till/drawers';
import { DRAWER_MOVES, type DrawerSums, drawerExpects } from '@tableside/domain/drawers';
import { type Minor, minor, sum } from '@tableside/domain/money';
import type { DrawerRow } from './drawer-store.ts';

const sumsOf = ({ float, taken, givenBack, handedOut, moves }: DrawerRow): DrawerSums => ({
  float,
  taken,
  givenBack,
  handedOut,
  ...(Object.fromEntries(
    DRAWER_MOVES.map(kind => [
      kind,
      sum(moves.filter(move => move.kind === kind).map(({ amount }) => minor(amount))),
    ]),
  ) as Record<(typeof DRAWER_MOVES)[number], Minor>),
});

/** What must be in a drawer by the books. */
export const expectedIn = (row: DrawerRow): Minor => drawerExpects(sumsOf(row));

export const drawerView = (row: DrawerRow, asking: string): CashDrawer => {
  const sums = sumsOf(row);
  const { givenBack, handedOut, ...shown } = sums;
  const expected = drawerExpects(sums);
  return {
    id: row.id,
    person: row.person,
    name: row.name,
    own: row.person === asking,
    opened_at: row.openedAt.toISOString(),
    ...shown,
    given_back: givenBack,
    handed_out: handedOut,
    expected,
    closed_at: row.closedAt?.toISOString() ?? null,
    closed_by: row.closedBy,
    counted: row.counted,
    difference: row.counted === null ? null : row.counted - expected,
    note: row.note,
    moves: row.moves.map(move => ({ ...move, at: new Date(move.at).toISOString() })),
  };
};
