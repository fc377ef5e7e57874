/** FNV-1a over the signs of a text, mixed once more so that texts that differ in their last sign stand far apart. */
const rankOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
};

/**
 * The venues of a hall in the order of one visit: no venue is first for everybody, and none moves while the visit lasts,
 * also when another one joins or leaves. Spec 3§2; FOOD-14.
 */
export const shuffled = <T extends { readonly id: string }>(venues: readonly T[], seed: string): T[] =>
  venues
    .map(venue => ({ venue, rank: rankOf(`${seed}:${venue.id}`) }))
    .sort((a, b) => a.rank - b.rank || (a.venue.id < b.venue.id ? -1 : 1))
    .map(({ venue }) => venue);
