import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../setup/root.ts';
import type { PictureRecipe } from './compose/recipe.ts';
import type { ByName, VenueRecipes } from './read-recipes.ts';

/** Part of every key: raise it when the same recipes of that kind shall give other pictures. */
const VERSION: { readonly [kind in PictureRecipe['kind']]: number } = { dish: 3, logo: 1, poster: 1 };

export const DEMO = inRoot('apps', 'server', 'demo');
/** Finished pictures by id, as guests load them. */
export const PICTURES = join(DEMO, 'pictures');
/** Which picture was made of which recipe. */
export const MADE = join(import.meta.dirname, 'made.json');

/** Ids of pictures by the keys of their recipes. */
export type Made = Readonly<Record<string, string>>;

export const readMade = (): Made => (existsSync(MADE) ? JSON.parse(readFileSync(MADE, 'utf8')) : {});

/** Names a recipe: equal recipes are one picture. */
export const recipeKey = (recipe: PictureRecipe): string =>
  createHash('sha256')
    .update(JSON.stringify([VERSION[recipe.kind], recipe]))
    .digest('hex')
    .slice(0, 24);

/** What `pictures.json` of the venue's folder has to say: names and the ids of their pictures. */
export const picturesFile = ({ venue, dishes }: VenueRecipes, made: Made): unknown => {
  const ids = (recipes: ByName): Record<string, string | undefined> =>
    Object.fromEntries(Object.entries(recipes).map(([name, recipe]) => [name, made[recipeKey(recipe)]]));
  return { venue: ids(venue), dishes: ids(dishes) };
};
