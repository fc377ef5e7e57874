import type {
  DraftItem,
  DraftMenu,
  DraftVariation,
  MenuDocument,
  OptionGroup,
  Translated,
} from '../menu/index.ts';
import { checkItem } from './check.ts';
import type { EditProblem } from './edit.ts';
import { findItem } from './places.ts';

/** A dish, or a size of one (`part`), that nobody has said a price of; `zero`: guests would get it for nothing. */
export type Unpriced = {
  readonly item: string;
  readonly part: string | null;
  /** Of the dish. */
  readonly name: Translated;
  readonly why: 'none' | 'zero';
};

type Priced = Pick<DraftVariation, 'price' | 'loyaltyPrice' | 'free'> & {
  readonly discountedPrice?: DraftItem['discountedPrice'];
};

/** The least that the answers which a guest has to give add to the price. */
const leastAdded = (groups: readonly OptionGroup[]): number =>
  groups.reduce((total, { options, minChoices }) => {
    const added = options
      .filter(({ active }) => active)
      .map(({ markup, loyaltyMarkup }) => Math.min(markup, loyaltyMarkup ?? markup))
      .toSorted((one, other) => one - other);
    return total + added.slice(0, minChoices).reduce((sum, each) => sum + each, 0);
  }, 0);

const gapOf = (form: Priced, groups: readonly OptionGroup[]): Unpriced['why'] | null => {
  if (form.price === null) return 'none';
  const least = Math.min(form.discountedPrice ?? form.price, form.loyaltyPrice ?? Number.POSITIVE_INFINITY);
  return least === 0 && !form.free && leastAdded(groups) === 0 ? 'zero' : null;
};

/** Forms of a dish without a price: its sizes where it has some, else the dish. */
export const unpricedOf = (item: DraftItem): Unpriced[] => {
  const { id, name, optionGroups } = item;
  const forms = item.variations.length > 0 ? item.variations : [{ ...item, id: null }];
  return forms.flatMap((form): Unpriced[] => {
    const why = gapOf(form, optionGroups);
    return why === null ? [] : [{ item: id, part: form.id, name, why }];
  });
};

/** What has to get a price, be hidden, or be said to be free before a menu can be published. */
export const unpricedIn = ({ categories }: DraftMenu): Unpriced[] =>
  categories
    .filter(({ hidden }) => !hidden)
    .flatMap(({ items }) => items.filter(({ hidden }) => !hidden).flatMap(unpricedOf));

/** The dish with one of its forms said to be free. */
const freed = (item: DraftItem, part: string | null): DraftItem =>
  part === null
    ? { ...item, free: true }
    : {
        ...item,
        variations: item.variations.map(each => (each.id === part ? { ...each, free: true } : each)),
      };

const priceOf = (item: DraftItem, part: string | null): Priced | undefined =>
  part === null ? item : item.variations.find(({ id }) => id === part);

/**
 * The draft with what guests already get for nothing said to be free: that was decided when it was published, and a
 * published menu does not hold who decided it. What costs something else by now, or nothing yet, is left as it is.
 */
export const freeAsPublished = (menu: DraftMenu, published: MenuDocument | null): DraftMenu => {
  if (published === null) return menu;
  const given = published.categories
    .flatMap(({ items }) => items)
    .flatMap(unpricedOf)
    .filter(({ item: id, part }) => {
      const [was, is] = [findItem(published, id)?.item, findItem(menu, id)?.item];
      const [old, now] = [was && priceOf(was, part), is && priceOf(is, part)];
      return (
        old !== undefined &&
        now !== undefined &&
        !now.free &&
        now.price === old.price &&
        now.discountedPrice === old.discountedPrice &&
        now.loyaltyPrice === old.loyaltyPrice
      );
    });
  if (given.length === 0) return menu;
  return {
    ...menu,
    categories: menu.categories.map(category => ({
      ...category,
      items: category.items.map(item =>
        given.filter(each => each.item === item.id).reduce((now, { part }) => freed(now, part), item),
      ),
    })),
  };
};

/** What is wrong with a dish as somebody typed it over `before`: nothing becomes free by a 0 alone. */
export const checkTyped = (item: DraftItem, before: DraftItem, main: string): EditProblem[] => {
  const known = unpricedOf(before);
  const zeros = unpricedOf(item).filter(
    ({ part, why }) => why === 'zero' && !known.some(each => each.part === part && each.why === why),
  );
  return [
    ...checkItem(item, main),
    ...zeros.map(({ part }): EditProblem => {
      const form = priceOf(item, part);
      const place = item.variations.findIndex(({ id }) => id === part);
      const field =
        form?.discountedPrice === 0 && form.price !== 0
          ? 'discountedPrice'
          : form?.price === 0
            ? 'price'
            : 'loyaltyPrice';
      const at = part === null ? '' : `variations.${place}.`;
      return { entity: `item:${item.id}`, field: `${at}${field}`, problem: 'free' };
    }),
  ];
};
