import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DishRecipe, type PictureRecipe, recipeProblem, type SceneRecipe } from './compose/recipe.ts';

const FOLDER = join(import.meta.dirname, 'recipes');

/** A dish as its file has it: one thing may stand without its list, and `on` may be its scene's. */
type WrittenDish = {
  readonly main: string | readonly string[];
  readonly top?: readonly string[];
  readonly with?: readonly string[];
  readonly on?: string;
  readonly dish?: string;
  readonly seed?: string;
};
type WrittenScene = Pick<SceneRecipe, 'kind' | 'on'> & {
  readonly dishes: readonly WrittenDish[];
  readonly with?: readonly string[];
  readonly title?: string;
  readonly line?: string;
  readonly ink?: string;
};
type WrittenLogo = {
  readonly kind: 'logo';
  readonly mark: string;
  readonly background: string;
  readonly ink: string;
};
type Written = {
  readonly venue: Readonly<Record<string, WrittenScene | WrittenLogo>>;
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
  with: written.with ?? [],
  on: written.on ?? otherwise.on,
  dish: written.dish ?? null,
});

const namedOf = (written: WrittenScene | WrittenLogo, seed: string): PictureRecipe => {
  if (written.kind === 'logo') return { ...written, seed };
  const { kind, on, dishes, title = null, line = null, ink = null } = written;
  const laid = dishes.map((dish, index) => dishOf(dish, { seed: `${seed}/${index}`, on }));
  return { kind, seed, on, dishes: laid, with: written.with ?? [], title, line, ink };
};

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
        venue: each(venue, (one, name) => namedOf(one, `${folder}/${name}`)),
        dishes: each(dishes, (one, name) => dishOf(one, { seed: `${folder}/${name}`, on: 'oak' })),
      };
    });
