import { type Minor, sum } from '../../../money/index.ts';
import { parseAmount } from '../../../price-text/index.ts';
import { quoted } from '../../csv/quoted.ts';
import {
  ITEM_LIMITS,
  type ReadCategory,
  type ReadGroup,
  type ReadItem,
  type Reading,
  type ReadMenu,
  type ReadProblem,
  type ReadVariation,
} from '../../read-menu.ts';
import { type Fields, fieldsOf, listOf, textOf, within } from '../json-values.ts';

/** Whether a file is what GloriaFood's "Fetch Menu" answers. */
export const isGloriaFood = (file: unknown): boolean => {
  const root = fieldsOf(file);
  const items = listOf(root.get('categories')).flatMap(each => listOf(within(each, 'items')));
  return (
    root.has('restaurant_id') &&
    root.has('currency') &&
    items.length > 0 &&
    items.every(each => fieldsOf(each).has('sizes') && fieldsOf(each).has('groups'))
  );
};

/**
 * A menu of GloriaFood. A size costs what it adds to its dish; questions of a category are asked at each of its dishes;
 * those that belong to one size alone are left out and said.
 */
export const readGloriaFood = (
  file: unknown,
  { main, currency }: Reading,
  take: string | undefined,
): { readonly menu: ReadMenu; readonly currency: string | null } => {
  const code = textOf(within(file, 'currency')).toUpperCase();
  const isOther = code !== '' && code !== currency.code;
  const isRefused = isOther && code !== take;
  const problems: ReadProblem[] = [];
  const amountOf = (each: Fields): Minor | null => parseAmount(textOf(each.get('price')), currency.decimals);
  const idOf = (each: Fields): string | null => textOf(each.get('id')) || null;
  const nameOf = (each: Fields) => ({ [main]: textOf(each.get('name')) });

  type Say = (
    field: string,
    reason: ReadProblem['reason'],
    value: unknown,
    lost: ReadProblem['lost'],
  ) => void;
  const sayOf =
    (path: string, name: string): Say =>
    (field, reason, value, lost) => {
      problems.push({ row: null, path, field, reason, value: quoted(value), name, lost });
    };

  const groupOf = (group: Fields, say: Say): ReadGroup => {
    const [least, most] = [group.get('force_min'), group.get('force_max')];
    const minChoices = group.get('required') === true ? (typeof least === 'number' ? least : 1) : 0;
    const maxChoices = typeof most === 'number' && most > 0 ? most : null;
    return {
      id: idOf(group),
      name: nameOf(group),
      type: minChoices === 1 && maxChoices === 1 ? 'single' : 'multiple',
      minChoices,
      maxChoices,
      // One more than a dish can have is enough to say that it is too many.
      options: listOf(group.get('options'))
        .slice(0, ITEM_LIMITS.options + 1)
        .flatMap(each => {
          const option = fieldsOf(each);
          const markup = amountOf(option);
          if (markup === null) say('options', 'amount', option.get('price'), 'value');
          return markup === null ? [] : [{ id: idOf(option), name: nameOf(option), markup }];
        }),
    };
  };
  const groupsOf = (owner: Fields, say: Say): readonly ReadGroup[] =>
    listOf(owner.get('groups'))
      .slice(0, ITEM_LIMITS.groups + 1)
      .map(each => groupOf(fieldsOf(each), say));

  const itemOf = (item: Fields, path: string, shared: readonly ReadGroup[]): ReadItem[] => {
    const say = sayOf(path, textOf(item.get('name')));
    const lose = (field: string, reason: ReadProblem['reason'], value: unknown): ReadItem[] => {
      say(field, reason, value, 'all');
      return [];
    };
    if (isRefused) return lose('currency', 'currency', code);
    const price = amountOf(item);
    if (price === null) return lose('price', item.has('price') ? 'amount' : 'required', item.get('price'));
    const sizes = listOf(item.get('sizes')).map(fieldsOf);
    const variations: ReadVariation[] = [];
    for (const size of sizes) {
      const more = amountOf(size);
      if (more === null) return lose('sizes', 'amount', size.get('price'));
      variations.push({ id: idOf(size), name: nameOf(size), price: sum([price, more]) });
      const [group] = listOf(size.get('groups'));
      if (group !== undefined) say('sizes', 'unsupported', within(group, 'name'), 'value');
    }
    const [only] = variations;
    const description = textOf(item.get('description'));
    const questions = [...shared, ...groupsOf(item, say)];
    return [
      {
        id: idOf(item),
        name: nameOf(item),
        place: { row: null, path },
        ...(variations.length > 1 ? { variations } : { price: only?.price ?? price }),
        ...(description !== '' && { description: { [main]: description } }),
        ...(questions.length > 0 && { optionGroups: questions }),
        ...(item.get('active') === false && { hidden: true }),
      },
    ];
  };

  const categories = listOf(within(file, 'categories')).map((each, at): ReadCategory => {
    const category = fieldsOf(each);
    const path = `categories/${at}`;
    // Read once for all dishes that ask it.
    const shared = groupsOf(category, sayOf(path, textOf(category.get('name'))));
    return {
      id: idOf(category),
      name: nameOf(category),
      place: { row: null, path },
      items: listOf(category.get('items')).flatMap((item, place) =>
        itemOf(fieldsOf(item), `${path}/items/${place}`, shared),
      ),
    };
  });
  return {
    menu: { tags: [], categories: categories.filter(({ items }) => items.length > 0), problems },
    currency: isRefused ? code : null,
  };
};
