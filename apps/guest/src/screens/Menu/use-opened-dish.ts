import { useEffect } from 'react';
import { renameHere, useQuery } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';
import type { Menu, MenuItem } from '../../data/menu.ts';

/** Query `dish` opens that dish over the menu, once, and leaves the address without it; one that is not there opens nothing. */
export const useOpenedDish = (token: string, menu: Menu, open: (item: MenuItem) => void): void => {
  const { dish, ...query } = Object.fromEntries(useQuery());
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked for decides, as it was when it was asked
  useEffect(() => {
    if (!dish) return;
    renameHere(pathTo('Menu', { session: token }, query));
    const item = menu.categories.flatMap(({ items }) => items).find(({ id }) => id === dish);
    if (item) open(item);
  }, [dish]);
};
