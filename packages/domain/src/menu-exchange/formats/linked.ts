import { fieldsOf, listOf, textOf, within } from './json-values.ts';

/** More than a page says of its menu; what links to itself again and again ends here. */
const MOST_NODES = 200_000;
const MOST_DEPTH = 24;

const isLink = (value: unknown): boolean => {
  const fields = fieldsOf(value);
  return fields.size === 1 && textOf(fields.get('@id')) !== '';
};

/** JSON-LD with each `{"@id": …}` replaced by what has that id, wherever in the file it stands. */
export const linked = (value: unknown): unknown => {
  const known = new Map<string, unknown>();
  let nodes = 0;
  const collect = (each: unknown, depth: number): void => {
    if (typeof each !== 'object' || each === null || depth > MOST_DEPTH) return;
    const id = textOf(fieldsOf(each).get('@id'));
    if (id !== '' && !isLink(each) && !known.has(id)) known.set(id, each);
    for (const inner of Object.values(each)) collect(inner, depth + 1);
  };
  collect(value, 0);
  if (known.size === 0) return value;
  const follow = (each: unknown, depth: number, above: ReadonlySet<string>): unknown => {
    if (typeof each !== 'object' || each === null) return each;
    nodes += 1;
    if (nodes > MOST_NODES || depth > MOST_DEPTH) return null;
    if (Array.isArray(each)) return each.map(inner => follow(inner, depth + 1, above));
    const id = textOf(fieldsOf(each).get('@id'));
    if (isLink(each)) {
      const found = known.get(id);
      return found === undefined || above.has(id) ? each : follow(found, depth + 1, above);
    }
    const inside = id === '' ? above : new Set([...above, id]);
    return Object.fromEntries(
      [...fieldsOf(each)].map(([name, inner]) => [name, follow(inner, depth + 1, inside)]),
    );
  };
  return follow(value, 0, new Set());
};

/** What stands in a list, also where that is an `ItemList` of `ListItem`s. */
export const listed = (value: unknown): readonly unknown[] =>
  listOf(value).flatMap(each => {
    const inner = within(each, 'itemListElement');
    if (inner !== undefined) return listed(inner);
    const item = within(each, 'item');
    return item !== undefined && textOf(within(each, '@type')).endsWith('ListItem') ? listed(item) : [each];
  });
