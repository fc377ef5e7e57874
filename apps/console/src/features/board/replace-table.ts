import type { BoardTable } from '@tableside/contract/http/console/board';

/** Puts the new state of one table into the list, when the list is loaded and knows the table. */
export const replaceTable =
  (table: BoardTable) =>
  (tables: readonly BoardTable[] | undefined): readonly BoardTable[] | undefined =>
    tables?.map(known => (known.id === table.id ? table : known));
