import type { CallAnswer } from '@tableside/contract/client';
import { type MenuItem, type Translated, textIn } from '@tableside/domain/menu';
import { missingFor, takesOf } from '@tableside/domain/stock';
import type { StockKind } from '../../database/schema.ts';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { documentOrEmpty } from '../menu/index.ts';
import { readPars } from './coming-back-store.ts';
import { readIngredients } from './ingredients/ingredient-store.ts';
import { type Sellable, sellable } from './sellables.ts';
import { readStock } from './store.ts';

type Stock = CallAnswer<'GET /console/{venue}/stock'>;
type Entry = Stock['items'][number];
type Kind = Exclude<StockKind, 'category' | 'ingredient'>;
type Named = { readonly id: string; readonly name: Translated };

/** Of what nobody counts. */
const PLENTY = { remaining: null, backAt: null } as const;

/** Everything of one item that can be counted: itself, its variations and its options with what they belong to. */
const sellablesIn = (item: MenuItem): [Kind, Named, Named | null][] => [
  ['item', item, null],
  ...item.variations.map((each): [Kind, Named, Named] => ['variation', each, item]),
  ...item.optionGroups.flatMap(group =>
    group.options.filter(({ active }) => active).map((each): [Kind, Named, Named] => ['option', each, group]),
  ),
];

/**
 * Everything on the menu with what is left of it, each thing once, in menu order and the venue's main language: a
 * variation after its dish ("Steak: 250 g"), an option after its group ("Cutlery: For one"). And what dishes share, by name.
 */
export const stockOf = async (
  { database, venues, menus }: Pick<Deps, 'database' | 'venues' | 'menus'>,
  venueId: string,
): Promise<Stock> => {
  const [{ settings, uses }, stock, pars, ingredients] = await Promise.all([
    venues.get(venueId),
    readStock(database.run, venueId),
    readPars(database.run, venueId),
    readIngredients(database.run, venueId),
  ]);
  const document = await documentOrEmpty(menus, venueId);
  const text = (translated: Translated): string =>
    textIn(translated, settings.mainLanguage, settings.mainLanguage);
  const short = (parts: readonly Sellable[]): boolean =>
    missingFor(takesOf(uses, parts), id => stock.get(sellable('ingredient', id))?.remaining).length > 0;
  const left = (key: Sellable) => {
    const { remaining, backAt } = stock.get(key) ?? PLENTY;
    return { remaining, back_at: backAt?.toISOString() ?? null, each_day: pars.get(key) ?? null };
  };
  const entries = new Map<Sellable, Entry>();
  for (const category of document.categories) {
    for (const [kind, named, of] of category.items.flatMap(sellablesIn)) {
      const key = sellable(kind, named.id);
      if (entries.has(key)) continue;
      const dish = kind === 'variation' && of ? of.id : null;
      entries.set(key, {
        id: named.id,
        kind,
        of: dish,
        name: of ? `${text(of.name)}: ${text(named.name)}` : text(named.name),
        category: text(category.name),
        in_stock:
          stock.get(key)?.remaining !== 0 && !short(dish === null ? [key] : [sellable('item', dish), key]),
        ...left(key),
      });
    }
  }
  return {
    items: [...entries.values()],
    ingredients: ingredients.map(({ id, name }) => ({ id, name, ...left(sellable('ingredient', id)) })),
    uses,
  };
};

export const listStock =
  (deps: Deps): Handler<'GET /console/{venue}/stock'> =>
  ({ staff }) =>
    stockOf(deps, staff.venueId);
