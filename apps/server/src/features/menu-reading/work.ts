import type { MenuChangeView } from '@tableside/contract/http/console/menu';
import {
  MAX_PROBLEMS,
  type MenuPreview,
  type ReadProblemView,
} from '@tableside/contract/http/shared/menu-exchange';
import type { DraftMenu } from '@tableside/domain/menu';
import { changesBetween, type MenuChange } from '@tableside/domain/menu-edit';
import { isMended, mergeMenu, type ReadProblem } from '@tableside/domain/menu-exchange';
import { type MenuFile, readContent } from './read-content.ts';

/** A file, and the draft that it is laid over. */
export type Merging = MenuFile & {
  readonly document: DraftMenu;
  readonly mainLanguage: string;
};

/** A change as it travels. */
const viewOf = (change: MenuChange): MenuChangeView => ({
  ...change,
  fields: [...change.fields],
  prices: [...change.prices],
});

/** A problem as it travels; a price that is missing can be written where the table has a column for it. */
const problemView = ({ column, near = [], ...problem }: ReadProblem, hasPrice: boolean): ReadProblemView => {
  const missing = hasPrice && problem.row !== null && problem.field === 'price' ? 'price' : undefined;
  const cell = column ?? missing;
  return {
    ...problem,
    mend: cell !== undefined && isMended(cell) ? { column: cell, near: [...near] } : null,
  };
};

/** What a file would do to a draft, for the workshop. */
export const previewWork = async (asked: Merging): Promise<Omit<MenuPreview, 'revision' | 'remembered'>> => {
  const { format, menu, table, currency, hasPrice, sheets, sheet } = await readContent(asked);
  const { reading, mainLanguage: main } = asked;
  const { document, items, problems } = mergeMenu(asked.document, menu, { ...reading, main });
  const changes = changesBetween(asked.document, document);
  const changed = new Set(changes.flatMap(({ what, id }) => (what === 'item' ? [id] : [])));
  return {
    format,
    changes: changes.map(viewOf),
    same: items.filter(id => !changed.has(id)).length,
    problems: problems.slice(0, MAX_PROBLEMS).map(each => problemView(each, hasPrice)),
    problem_count: problems.length,
    main_language: main,
    asked: {
      is_sure: table?.isSure ?? true,
      columns: table ? table.columns.map(each => ({ ...each, samples: [...each.samples] })) : [],
      currency,
      sheets: [...sheets],
      sheet,
    },
  };
};

/** A draft with a file laid over it, but for the dishes of `leave`, and how much that changed; for the workshop. */
export const importWork = async ({
  leave,
  ...asked
}: Merging & { readonly leave: readonly string[] }): Promise<{
  readonly document: DraftMenu;
  readonly changes: number;
  /** The columns of somebody's table; none where the format says itself what is what. */
  readonly columns: readonly { readonly title: string }[];
}> => {
  const { menu, table } = await readContent(asked);
  const how = { ...asked.reading, main: asked.mainLanguage };
  const { document } = mergeMenu(asked.document, menu, how, new Set(leave));
  const columns = (table?.columns ?? []).map(({ title }) => ({ title }));
  return { document, changes: changesBetween(asked.document, document).length, columns };
};
