import type { Picture } from '../../menu/index.ts';
import type { ReadCategory, ReadItem, ReadMenu, ReadProblem } from '../read-menu.ts';

const ofCategory = ({ banner, bannerTranslations = {} }: ReadCategory): readonly Picture[] => [
  ...(banner ? [banner] : []),
  ...Object.values(bannerTranslations),
];
const ofItem = ({ photo }: ReadItem): readonly Picture[] => (photo ? [photo] : []);

/** Ids of the pictures that a file names. */
export const picturesNamed = ({ categories }: ReadMenu): string[] => [
  ...new Set(
    categories
      .flatMap(category => [...ofCategory(category), ...category.items.flatMap(ofItem)])
      .map(({ id }) => id),
  ),
];

/**
 * A file names pictures and does not hold them: one that is not `here` would be a hole in the menu. It is not taken, and
 * said; a dish that has a picture keeps it.
 */
export const withPicturesHere = (
  { tags, categories, problems }: ReadMenu,
  here: ReadonlySet<string>,
  main: string,
): ReadMenu => {
  const missing: ReadProblem[] = [];
  const isMissing = (pictures: readonly Picture[]) => pictures.some(({ id }) => !here.has(id));
  const say = ({ place, name }: Pick<ReadItem, 'place' | 'name'>, field: string) =>
    missing.push({ ...place, field, reason: 'unknown', value: null, name: name[main] ?? '', lost: 'value' });
  const itemHere = (item: ReadItem): ReadItem => {
    if (!isMissing(ofItem(item))) return item;
    say(item, 'photo');
    const { photo: _, ...rest } = item;
    return rest;
  };
  const headHere = (category: ReadCategory): ReadCategory => {
    if (!isMissing(ofCategory(category))) return category;
    say(category, 'banner');
    const { banner: _, bannerTranslations: __, ...rest } = category;
    return rest;
  };
  const kept = categories.map(category => ({ ...headHere(category), items: category.items.map(itemHere) }));
  return { tags, categories: kept, problems: [...problems, ...missing] };
};
