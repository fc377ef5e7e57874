/** Where something is made, and what comes there: dishes by name of their own, else by their category. */
export type Station = {
  /** What the menu calls it (`kitchen`, `bar`), or an id of the venue's own. */
  readonly id: string;
  readonly name: string;
  readonly categories: readonly string[];
  readonly items: readonly string[];
};

/** What decides where a line is made. */
export type Routed = {
  readonly itemId: string;
  /** Every category of the menu that holds the item. */
  readonly categories: readonly string[];
  /** The station that the menu named when the order was placed. */
  readonly menuStation: string;
};

/**
 * The station that makes a line: the one that asks for the item, else for one of its categories, else the menu's own. A
 * line whose station is gone comes to the first one, because a dish that nobody sees is never made. Without stations the
 * menu's word counts.
 */
export const stationOf = (line: Routed, stations: readonly Station[]): string => {
  const found =
    stations.find(({ items }) => items.includes(line.itemId)) ??
    stations.find(({ categories }) => categories.some(category => line.categories.includes(category))) ??
    stations.find(({ id }) => id === line.menuStation) ??
    stations[0];
  return found?.id ?? line.menuStation;
};

/** The stations that a menu names, in the order it names them, for a venue that has not set up its own. */
export const stationsOfMenu = (named: readonly string[]): Station[] =>
  [...new Set(named)].map(id => ({ id, name: id, categories: [], items: [] }));
