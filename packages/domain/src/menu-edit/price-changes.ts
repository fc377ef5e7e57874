import type { DraftItem, DraftMenu, Translated } from '../menu/index.ts';
import type { Minor } from '../money/index.ts';

/** A price that is another one now; null where there was or is none. `part` is a variation's or option's id. */
export type PriceChange = {
  readonly item: string;
  readonly field:
    | 'price'
    | 'discountedPrice'
    | 'loyaltyPrice'
    | 'variation'
    | 'variationLoyalty'
    | 'option'
    | 'optionLoyalty';
  readonly part: string | null;
  readonly name: Translated;
  readonly from: Minor | null;
  readonly to: Minor | null;
};

type Priced = Omit<PriceChange, 'from' | 'to'> & { readonly amount: Minor | null };

/** What a size or option costs everybody, and members of a loyalty programme. */
const both = (
  key: string,
  part: Pick<Priced, 'item' | 'part' | 'name'>,
  field: 'variation' | 'option',
  amount: Minor | null,
  forMembers: Minor | null,
): [string, Priced][] => [
  [key, { ...part, field, amount }],
  [`${key} loyalty`, { ...part, field: `${field}Loyalty`, amount: forMembers }],
];

const pricesOf = (item: DraftItem): Map<string, Priced> => {
  const own = (field: 'price' | 'discountedPrice' | 'loyaltyPrice'): [string, Priced] => [
    field,
    { item: item.id, field, part: null, name: item.name, amount: item[field] },
  ];
  return new Map([
    own('price'),
    own('discountedPrice'),
    own('loyaltyPrice'),
    ...item.variations.flatMap(({ id, name, price, loyaltyPrice }) =>
      both(`variation ${id}`, { item: item.id, part: id, name }, 'variation', price, loyaltyPrice),
    ),
    ...item.optionGroups.flatMap(group =>
      group.options.flatMap(({ id, name, markup, loyaltyMarkup }) =>
        both(`option ${group.id} ${id}`, { item: item.id, part: id, name }, 'option', markup, loyaltyMarkup),
      ),
    ),
  ]);
};

/** Prices of one dish that changed; a variation or option that is new or gone has one price only. */
export const priceChangesOf = (before: DraftItem, after: DraftItem): PriceChange[] => {
  const [old, fresh] = [pricesOf(before), pricesOf(after)];
  return [...new Set([...fresh.keys(), ...old.keys()])].flatMap(key => {
    const priced = fresh.get(key) ?? old.get(key);
    const [from, to] = [old.get(key)?.amount ?? null, fresh.get(key)?.amount ?? null];
    if (!priced || from === to) return [];
    const { amount: _, ...which } = priced;
    return [{ ...which, from, to }];
  });
};

/** What a dish that is new costs: its sizes where it has some, else the dish, and its lower prices. */
export const firstPricesOf = (item: DraftItem): PriceChange[] =>
  [...pricesOf(item).values()]
    .filter(({ field, amount }) => {
      if (field === 'option' || field === 'optionLoyalty') return false;
      return field === 'price' ? item.variations.length === 0 : amount !== null;
    })
    .map(({ amount, ...which }) => ({ ...which, from: null, to: amount }));

/** Prices that publishing changes, of dishes that were there before and are still. */
export const priceChangesBetween = (before: DraftMenu, after: DraftMenu): PriceChange[] => {
  const old = new Map(before.categories.flatMap(({ items }) => items).map(item => [item.id, item]));
  return after.categories.flatMap(({ items }) =>
    items.flatMap(item => {
      const was = old.get(item.id);
      return was ? priceChangesOf(was, item) : [];
    }),
  );
};
