import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type DishRecipe,
  type LogoRecipe,
  type PictureRecipe,
  type PosterRecipe,
  recipeProblem,
} from './compose/recipe.ts';

const FOLDER = join(import.meta.dirname, 'recipes');

/** A dish as its file has it: one thing may stand without its list. */
type WrittenDish = {
  readonly main: string | readonly string[];
  readonly top?: readonly string[];
  readonly on?: string;
  readonly dish?: string;
  readonly seed?: string;
};
type WrittenSign = Omit<LogoRecipe, 'seed'> | Omit<PosterRecipe, 'seed'>;
type Written = {
  readonly venue: Readonly<Record<string, WrittenSign>>;
  readonly dishes: Readonly<Record<string, WrittenDish>>;
};

export type ByName = Readonly<Record<string, PictureRecipe>>;
/** The recipes of one folder of apps/server/demo: of the venue by name, of dishes by item id. */
export type VenueRecipes = { readonly folder: string; readonly venue: ByName; readonly dishes: ByName };

const dishOf = (written: WrittenDish, otherwise: { seed: string; on: string }): DishRecipe => ({
  kind: 'dish',
  seed: written.seed ?? otherwise.seed,
  main: typeof written.main === 'string' ? [written.main] : written.main,
  top: written.top ?? [],
  on: written.on ?? otherwise.on,
  dish: written.dish ?? null,
});

const checked = (recipe: PictureRecipe): PictureRecipe => {
  const problem = recipeProblem(recipe);
  if (problem) throw new Error(`${recipe.seed}: ${problem}`);
  return recipe;
};

const each = <Of>(
  written: Readonly<Record<string, Of>>,
  recipeOf: (one: Of, name: string) => PictureRecipe,
) => Object.fromEntries(Object.entries(written).map(([name, one]) => [name, checked(recipeOf(one, name))]));

/** All recipes of the demo. Throws for one that cannot be drawn, naming it and what is wrong. */
export const readRecipes = (): readonly VenueRecipes[] =>
  readdirSync(FOLDER)
    .sort()
    .map(file => {
      const folder = file.replace('.json', '');
      const { venue, dishes } = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Written;
      return {
        folder,
        venue: each(venue, (one, name) => ({ ...one, seed: `${folder}/${name}` })),
        dishes: each(dishes, (one, name) => dishOf(one, { seed: `${folder}/${name}`, on: 'oak' })),
      };
    });
