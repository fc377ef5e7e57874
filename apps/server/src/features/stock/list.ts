import type { CallAnswer } from '@tableside/contract/client';
import { type MenuItem, type Translated, textIn } from '@tableside/domain/menu';
import type { StockKind } from '../../database/schema.ts';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { documentOrEmpty } from '../menu/index.ts';
import { readPars } from './coming-back-store.ts';
import { type Sellable, sellable } from './sellables.ts';
import { readStock } from './store.ts';

type Entry = CallAnswer<'GET /console/{venue}/stock'>['items'][number];
type Kind = Exclude<StockKind, 'category'>;
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
 * variation after its dish ("Steak: 250 g"), an option after its group ("Cutlery: For one").
 */
export const stockOf = async (
  { database, venues, menus }: Pick<Deps, 'database' | 'venues' | 'menus'>,
  venueId: string,
): Promise<Entry[]> => {
  const [{ settings }, stock, pars] = await Promise.all([
    venues.get(venueId),
    readStock(database.run, venueId),
    readPars(database.run, venueId),
  ]);
  const document = await documentOrEmpty(menus, venueId);
  const text = (translated: Translated): string =>
    textIn(translated, settings.mainLanguage, settings.mainLanguage);
  const entries = new Map<Sellable, Entry>();
  for (const category of document.categories) {
    for (const [kind, named, of] of category.items.flatMap(sellablesIn)) {
      const key = sellable(kind, named.id);
      const { remaining, backAt } = stock.get(key) ?? PLENTY;
      if (entries.has(key)) continue;
      entries.set(key, {
        id: named.id,
        kind,
        name: of ? `${text(of.name)}: ${text(named.name)}` : text(named.name),
        category: text(category.name),
        in_stock: remaining !== 0,
        remaining,
        back_at: backAt?.toISOString() ?? null,
        each_day: pars.get(key) ?? null,
      });
    }
  }
  return [...entries.values()];
};

export const listStock =
  (deps: Deps): Handler<'GET /console/{venue}/stock'> =>
  async ({ staff }) => ({ items: await stockOf(deps, staff.venueId) });
