import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEMO, PICTURES, picturesFile, readMade, recipeKey } from './made.ts';
import { readRecipes } from './read-recipes.ts';

const FILES = ['photo.avif', 'photo.webp', 'picture.json', 'thumb.avif', 'thumb.webp'];
const MAX_BYTES = 8_000_000;

const made = readMade();
const venues = readRecipes();
const recipes = venues.flatMap(({ venue, dishes }) => [...Object.values(venue), ...Object.values(dishes)]);
const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** The ids of a folder's dishes, in the order of their names. */
const dishesOf = (folder: string): string[] => {
  const menu = join(DEMO, folder, 'menu');
  const files = readdirSync(join(DEMO, folder)).includes('menu') ? readdirSync(menu) : [];
  return files
    .flatMap(file => (json(join(menu, file)) as { items: { id: string }[] }).items.map(({ id }) => id))
    .sort();
};

// What is wrong here is mended by `npm run demo-pictures`.
describe('the committed pictures of the demo', () => {
  it('are those of the recipes, each made of the recipe as it is now', () => {
    expect(Object.keys(made).sort()).toEqual([...new Set(recipes.map(recipeKey))].sort());
    expect(readdirSync(PICTURES).sort()).toEqual([...new Set(Object.values(made))].sort());
  });

  it.each(venues)('are named by $folder/pictures.json', venue => {
    expect(json(join(DEMO, venue.folder, 'pictures.json'))).toEqual(picturesFile(venue, made));
  });

  it.each(venues)('show only dishes that $folder has', ({ folder, dishes }) => {
    expect(dishesOf(folder)).toEqual(expect.arrayContaining(Object.keys(dishes)));
  });

  it('are complete', () => {
    const incomplete = readdirSync(PICTURES).filter(
      id => readdirSync(join(PICTURES, id)).sort().join() !== FILES.join(),
    );
    expect(incomplete).toEqual([]);
    const misnamed = readdirSync(PICTURES).filter(
      id => (json(join(PICTURES, id, 'picture.json')) as { id: string }).id !== id,
    );
    expect(misnamed).toEqual([]);
  });

  it('take no more than 8 MB of the repository', () => {
    const sizes = readdirSync(PICTURES).flatMap(id =>
      FILES.map(file => statSync(join(PICTURES, id, file)).size),
    );
    expect(sizes.reduce((all, size) => all + size, 0)).toBeLessThanOrEqual(MAX_BYTES);
  });
});
