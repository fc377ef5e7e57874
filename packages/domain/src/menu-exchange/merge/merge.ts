import type { DraftCategory, DraftItem, DraftMenu } from '../../menu/index.ts';
import { BLANK_CATEGORY, checkHead, checkTag, itemsOf } from '../../menu-edit/index.ts';
import { columnWords } from '../csv/column-words.ts';
import { fitToShow, quoted } from '../csv/quoted.ts';
import { within } from '../formats/json-values.ts';
import type { ReadCategory, ReadItem, Reading, ReadMenu, ReadProblem } from '../read-menu.ts';
import { createIds } from './ids.ts';
import { meantItems } from './meant-items.ts';
import { mergeItem } from './merge-item.ts';
import { meant, withTexts } from './merge-parts.ts';

export type Merged = {
  readonly document: DraftMenu;
  /** Ids of the file's dishes that are good, taken or left, in the order of the file. */
  readonly items: readonly string[];
  readonly problems: readonly ReadProblem[];
};

type Home = { readonly item: DraftItem; readonly category: string };

/** What is said in the place of what has its id, the rest behind it. */
const withParts = <T extends { readonly id: string }>(old: readonly T[], said: readonly T[]): T[] => [
  ...new Map([...old, ...said].map(part => [part.id, part])).values(),
];

/** Nothing of the menu is taken away by a file: what it does not name stays. `leave` are dishes not to take. */
export const mergeMenu = (
  menu: DraftMenu,
  read: ReadMenu,
  reading: Reading,
  leave: ReadonlySet<string> = new Set(),
): Merged => {
  const { main } = reading;
  const problems: ReadProblem[] = [...read.problems];
  const goodTags = read.tags.filter(tag => {
    const wrong = checkTag(tag, main);
    for (const { field, problem: reason } of wrong) {
      const value = quoted(within(tag, ...field.split('.')));
      problems.push({ row: null, path: `tags/${tag.id}`, field, reason, value, name: '', lost: 'all' });
    }
    return wrong.length === 0;
  });
  const tags = withParts(menu.tags, goodTags);

  const homes = new Map<string, Home>(
    menu.categories.flatMap(({ id, items }) => items.map(item => [item.id, { item, category: id }] as const)),
  );
  const freshItem = createIds(
    itemsOf(menu).map(({ id }) => id),
    'dish',
  );
  const freshCategory = createIds(
    menu.categories.map(({ id }) => id),
    'category',
  );
  const freshHash = createIds(
    menu.categories.map(({ hash }) => hash),
    'category',
  );
  /** Dishes of the menu that rows name by their ids. */
  const named = new Set(
    read.categories.flatMap(({ items: rows }) =>
      rows.flatMap(({ id }) => (id !== null && homes.has(id) ? [id] : [])),
    ),
  );
  const met = new Set<string>();
  const freshIds = new Set<string>();
  const items: string[] = [];
  const moved = new Set<string>();

  const mergeItems = (category: DraftCategory, said: readonly ReadItem[]): DraftCategory => {
    const place = new Map(category.items.map((item, at) => [item.id, at]));
    const meanings = meantItems(category.items, said, named, main);
    const inside = [...category.items];
    let { subcategories } = category;
    for (const [row, each] of said.entries()) {
      const meaning = meanings[row] ?? null;
      const home = meaning ? homes.get(meaning.dish) : undefined;
      // An id is there twice at the first import as at the second, when both rows mean the dish of the first one.
      const isAgain = home ? met.has(home.item.id) : each.id !== null && freshIds.has(each.id);
      const isLost = meaning === null || isAgain;
      if (isLost || meaning.isTwin) {
        const [name, lost] = [each.name[main] ?? '', isLost ? 'all' : 'nothing'] as const;
        const isById = isAgain && each.id !== null && (!home || home.item.id === each.id);
        const [field, value] = isById ? ['id', each.id] : ['name', name];
        problems.push({ ...each.place, field, reason: 'duplicate', value: quoted(value), name, lost });
      }
      if (isLost) continue;
      const id = home?.item.id ?? freshItem(each.id, each.name[main] ?? '');
      met.add(id);
      if (!home && each.id !== null) freshIds.add(each.id);
      const around = { category: { subcategories }, tags, reading };
      const merged = mergeItem(each, home?.item, id, around);
      problems.push(...merged.problems);
      if (!merged.item) continue;
      items.push(id);
      if (leave.has(id)) continue;
      subcategories = merged.subcategories;
      const at = place.get(id);
      if (at === undefined) inside.push(merged.item);
      else inside[at] = merged.item;
      if (home && at === undefined) moved.add(`${home.category} ${id}`);
    }
    return { ...category, items: inside, subcategories };
  };

  const categories = [...menu.categories];
  const headOf = (said: ReadCategory): { readonly at: number; readonly category: DraftCategory } => {
    const old = meant(categories, said, main) ?? meant(categories, { ...said, id: null }, main);
    const { place: _, items: __, ...head } = said;
    const id = old?.id ?? freshCategory(said.id, said.name[main] ?? '');
    const { hidden, ...shown }: DraftCategory = {
      ...BLANK_CATEGORY,
      hash: old?.hash ?? freshHash(said.hash ?? null, said.name[main] ?? ''),
      ...old,
      ...head,
      ...(old && { hash: old.hash }),
      id,
      name: withTexts(old?.name, said.name),
      description: withTexts(old?.description, said.description),
      subcategories: withParts(old?.subcategories ?? [], said.subcategories ?? []),
      items: old?.items ?? [],
    };
    return {
      at: old ? categories.indexOf(old) : categories.length,
      category: hidden ? { ...shown, hidden } : shown,
    };
  };
  for (const said of read.categories) {
    const { at, category } = headOf(said);
    const { items: _, ...head } = category;
    const wrong = checkHead(head, main);
    for (const { field, problem: reason } of wrong) {
      const [name, value] = [said.name[main] ?? '', quoted(within(head, ...field.split('.')))];
      const called = said.place.row === null ? field : columnWords(field, main);
      problems.push({ ...said.place, field: called, reason, value, name, lost: 'all' });
    }
    if (wrong.length > 0) continue;
    const filled = mergeItems(category, said.items);
    // A category that came for its dishes does not come without them.
    if (at === categories.length && filled.items.length === 0 && said.items.length > 0) continue;
    categories[at] = filled;
  }
  const document = {
    tags,
    categories: categories.map(category => ({
      ...category,
      items: category.items.filter(({ id }) => !moved.has(`${category.id} ${id}`)),
    })),
  };
  // What a reader saw and what only the whole menu shows, in the order of the file.
  const inOrder = problems.toSorted((one, other) => (one.row ?? 0) - (other.row ?? 0));
  return { document, items, problems: inOrder.map(fitToShow) };
};
