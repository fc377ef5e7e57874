import type { Translated } from '../../menu/index.ts';
import { sameName } from '../merge/ids.ts';
import type {
  ReadCategory,
  ReadGroup,
  ReadItem,
  Reading,
  ReadMenu,
  ReadOption,
  ReadProblem,
  ReadVariation,
  Unreadable,
} from '../read-menu.ts';
import { type CellReader, cellReader } from './csv-cells.ts';
import { byColumns, type Cells, KINDS, type Kind } from './csv-columns.ts';
import type { Row } from './csv-table.ts';

type GroupDraft = Omit<ReadGroup, 'options'> & { options: ReadOption[] };
type ItemDraft = Omit<ReadItem, 'variations' | 'optionGroups'> & {
  variations?: ReadVariation[];
  optionGroups?: GroupDraft[];
};
type CategoryDraft = Omit<ReadCategory, 'items'> & { items: ItemDraft[] };

const addTo = <K extends 'variations' | 'optionGroups'>(
  item: ItemDraft,
  field: K,
  part: NonNullable<ItemDraft[K]>[number],
): void => {
  item[field] ??= [];
  (item[field] as (typeof part)[]).push(part);
};

const kindOf = (text: string): Kind | null =>
  text === '' ? 'item' : (KINDS.find(kind => kind === text.toLowerCase()) ?? null);

/** One that no venue can have is none, and named: a dish at the usual rate that was meant for another costs money. */
const rateOf = (cells: Cells, read: CellReader): string | undefined => {
  const rate = cells.text('vat rate');
  if (rate === '' || /^[a-z0-9-]{1,40}$/.test(rate)) return rate || undefined;
  read.say('vat rate', 'form', 'value');
  return undefined;
};

const idAndName = (cells: Cells): { readonly id: string | null; readonly name: Translated } => ({
  id: cells.text('id') || null,
  name: cells.texts('name'),
});

const itemOf = (cells: Cells, read: CellReader): ItemDraft => {
  const { said } = read;
  const description = cells.texts('description');
  const allergens = read.allergens('allergens');
  const subcategory = cells.text('subcategory');
  return {
    ...idAndName(cells),
    place: { row: cells.row, path: '' },
    ...(Object.keys(description).length > 0 && { description }),
    ...read.price(),
    ...said('discountedPrice', read.amountOrNone('lower price')),
    ...said('loyaltyPrice', read.amountOrNone('members price')),
    ...said('tags', read.words('tags')),
    ...said('allergens', allergens),
    ...(allergens?.length === 0 && { allergensStated: true }),
    ...said('mayContain', read.allergens('may contain')),
    ...said('station', cells.text('station') || undefined),
    ...said('vatRate', rateOf(cells, read)),
    ...said('popular', read.flag('popular')),
    ...said('isSpecialDeal', read.flag('special deal')),
    ...said('hidden', read.flag('hidden')),
    ...(subcategory !== '' && { subcategory }),
  };
};

const variationOf = (cells: Cells, read: CellReader): ReadVariation => ({
  ...idAndName(cells),
  ...read.price(),
  ...read.said('loyaltyPrice', read.amountOrNone('members price')),
  ...read.said('allergens', read.allergens('allergens')),
  ...read.said('mayContain', read.allergens('may contain')),
});

const optionOf = (cells: Cells, read: CellReader): ReadOption => {
  const hidden = read.flag('hidden');
  const { price, free } = read.price();
  return {
    ...idAndName(cells),
    ...read.said('markup', price),
    ...(free && { free }),
    ...read.said('loyaltyMarkup', read.amountOrNone('members price')),
    ...read.said('isDefault', read.flag('default')),
    ...read.said('active', hidden === undefined ? undefined : !hidden),
    ...read.said('allergens', read.allergens('allergens')),
    ...read.said('mayContain', read.allergens('may contain')),
  };
};

const groupOf = (cells: Cells, read: CellReader, kind: Kind): GroupDraft => {
  const single = kind === 'choose one';
  return {
    ...idAndName(cells),
    type: single ? 'single' : 'multiple',
    minChoices: read.count('min') ?? (single ? 1 : 0),
    maxChoices: read.count('max') ?? (single ? 1 : null),
    ...read.said('displayFullPrice', read.flag('full price')),
    options: [],
  };
};

/**
 * A menu as a table: a row a dish, its variations, questions and options in rows of their own below it. What a cell does
 * not say is left as it is; a category that is not named is the one of the row above.
 */
export const readCsv = (rows: readonly Row[], { main, currency }: Reading): ReadMenu | Unreadable => {
  const table = byColumns(rows, main);
  if (!table) return { unreadable: 'columns' };
  const problems: ReadProblem[] = [];
  const categories = new Map<string, CategoryDraft>();
  let above = '';
  let item: ItemDraft | null = null;
  let group: GroupDraft | null = null;

  const categoryOf = (name: string, row: number): CategoryDraft => {
    const known = categories.get(sameName(name));
    const category = known ?? { id: null, name: { [main]: name }, place: { row, path: '' }, items: [] };
    categories.set(sameName(name), category);
    return category;
  };

  /** A row below a dish that cannot be read takes away nothing of the menu. */
  const leave = (kind: Kind | null, cells: Cells): void => {
    const part = { ...idAndName(cells), leftOut: true as const };
    if (kind === 'option') group?.options.push(part);
    else if (item && kind === 'variation') addTo(item, 'variations', part);
    else if (item && kind?.startsWith('choose')) addTo(item, 'optionGroups', { ...part, options: [] });
  };

  for (const cells of table) {
    const read = cellReader(cells, main, currency, problems);
    const kind = kindOf(cells.text('kind'));
    const name = cells.texts('name')[main] ?? '';
    if (cells.broken) read.sayOf(cells.broken.text, cells.broken.column, 'quote');
    else if (cells.formula) read.sayOf(cells.formula.text, cells.formula.column, 'formula');
    else if (kind === null) read.say('kind', 'form');
    else if (name === '') read.say('name', 'required');
    if (kind === 'item' || kind === null || cells.broken) [item, group] = [null, null];
    if (kind === 'choose one' || kind === 'choose several') group = null;
    if (read.isLost()) {
      leave(kind, cells);
      continue;
    }
    if (kind === 'category') {
      const { items } = categoryOf(name, cells.row);
      const [texts, hidden] = [cells.texts('description'), read.flag('hidden')];
      categories.set(sameName(name), {
        ...idAndName(cells),
        place: { row: cells.row, path: '' },
        ...(Object.keys(texts).length > 0 && { description: texts }),
        ...read.said('hidden', hidden),
        ...read.said('vatRate', rateOf(cells, read)),
        items,
      });
      [above, item, group] = [name, null, null];
    } else if (kind === 'item') {
      above = cells.text('category') || above;
      if (above === '') read.say('category', 'required');
      const draft = itemOf(cells, read);
      if (read.isLost()) continue;
      item = draft;
      categoryOf(above, cells.row).items.push(draft);
    } else if (!item || (kind === 'option' && !group)) {
      read.say('kind', 'alone');
    } else if (kind === 'variation') {
      const variation = variationOf(cells, read);
      if (read.isLost()) leave(kind, cells);
      else addTo(item, 'variations', variation);
    } else if (kind === 'option') {
      const option = optionOf(cells, read);
      if (read.isLost()) leave(kind, cells);
      else group?.options.push(option);
    } else {
      const draft = groupOf(cells, read, kind ?? 'choose several');
      if (read.isLost()) {
        leave(kind, cells);
        continue;
      }
      group = draft;
      addTo(item, 'optionGroups', draft);
    }
  }
  return { tags: [], categories: [...categories.values()], problems };
};
