import type { Translated } from '../../menu/index.ts';

/** Ids that are given out once each, made from names so that they can be read. */
export const createIds = (taken: Iterable<string>, fallback: string) => {
  const used = new Set(taken);
  const counts = new Map<string, number>();
  const plain = (name: string): string =>
    name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 40) || fallback;
  return (wanted: string | null, name: string): string => {
    const base = wanted !== null && isId(wanted) ? wanted : plain(name);
    let id = base;
    // A file may have thousands of one name: where the count stopped is where it goes on.
    let count = counts.get(base) ?? 1;
    while (used.has(id)) {
      count += 1;
      id = `${base.slice(0, 58)}-${count}`;
    }
    counts.set(base, count);
    used.add(id);
    return id;
  };
};

/** Ids stand in addresses: of others' only plain ones are taken over. */
const isId = (text: string): boolean => /^[A-Za-z0-9._:-]{1,64}$/.test(text);

/** How names are compared: people write `Soups ` and `soups` of one thing. */
export const nameKey = (name: Translated, main: string): string =>
  (name[main] ?? '').trim().replace(/\s+/g, ' ').toLowerCase();

export const sameName = (text: string): string => nameKey({ it: text }, 'it');
