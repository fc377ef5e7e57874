import type { KitchenLine } from '@tableside/contract/http/console/kitchen';
import { type Station, stationOf, stationsOfMenu } from '@tableside/domain/kitchen';
import type { MenuDocument } from '@tableside/domain/menu';
import type { Deps } from '../../../deps.ts';
import { documentOrEmpty } from '../../menu/index.ts';

const categoriesOf = new WeakMap<MenuDocument, ReadonlyMap<string, readonly string[]>>();

/** Every category that holds an item, by item. A menu is one object as long as it is the same. */
const categoriesByItem = (document: MenuDocument): ReadonlyMap<string, readonly string[]> => {
  const known = categoriesOf.get(document);
  if (known) return known;
  const found = new Map<string, string[]>();
  for (const { id, items } of document.categories) {
    for (const item of items) found.set(item.id, [...(found.get(item.id) ?? []), id]);
  }
  categoriesOf.set(document, found);
  return found;
};

/** Whatever a menu says about stations; a menu without dishes has one all the same. */
const usualStations = (document: MenuDocument): Station[] => {
  const named = document.categories.flatMap(({ items }) => items.map(({ station }) => station));
  return stationsOfMenu(named.length > 0 ? named : ['kitchen']);
};

export type Routing = {
  readonly stations: readonly Station[];
  readonly at: (line: Pick<KitchenLine, 'item_id' | 'station'>) => string;
};

/** Where lines are made at a venue: by its own stations, or by those that its menu names. */
export const routingOf = async (
  { menus }: Pick<Deps, 'menus'>,
  venueId: string,
  own: readonly Station[] | null,
): Promise<Routing> => {
  const document = await documentOrEmpty(menus, venueId);
  const categories = categoriesByItem(document);
  const stations = own ?? usualStations(document);
  return {
    stations,
    at: ({ item_id, station }) =>
      stationOf(
        { itemId: item_id, categories: categories.get(item_id) ?? [], menuStation: station },
        stations,
      ),
  };
};
