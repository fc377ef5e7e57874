import type { Picture } from '@tableside/domain/menu';
import { type PictureRecipe, recipeProblem, type SceneRecipe } from './compose-picture-recipe.ts';
import { choice, elements, type Field, fail, member, record, text } from './read-field.ts';

/** Where a recipe becomes a stored picture; null leaves the item without one. */
export type PictureOf = (recipe: PictureRecipe) => Picture | null;

const words = (field: Field): readonly string[] => {
  if (field.value === undefined) return [];
  return typeof field.value === 'string' ? [text(field)] : elements(field).map(text);
};

const checked = <R extends PictureRecipe>(recipe: R, field: Field): R => {
  const problem = recipeProblem(recipe);
  return problem ? fail(field, problem) : recipe;
};

/** The picture of one dish as its author styled it. `on` is the category's table unless the recipe names its own. */
export const readDishRecipe = (
  field: Field,
  otherwise: { readonly seed: string; readonly on: string },
): PictureRecipe => {
  record(field, ['main', 'top', 'with', 'on', 'dish', 'seed']);
  const on = member(field, 'on');
  const dish = member(field, 'dish');
  const seed = member(field, 'seed');
  return checked(
    {
      kind: 'dish',
      seed: seed.value === undefined ? otherwise.seed : text(seed),
      main: words(member(field, 'main')),
      top: words(member(field, 'top')),
      with: words(member(field, 'with')),
      on: on.value === undefined ? otherwise.on : text(on),
      dish: dish.value === undefined ? null : text(dish),
    },
    field,
  );
};

const readScene = (field: Field, seed: string): SceneRecipe => {
  record(field, ['kind', 'on', 'dishes', 'with', 'title', 'line', 'ink']);
  const kind = choice(member(field, 'kind'), ['cover', 'banner', 'card'], null);
  const on = text(member(field, 'on'));
  const perhaps = (key: string): string | null =>
    member(field, key).value === undefined ? null : text(member(field, key));
  const dishes = elements(member(field, 'dishes')).map((dish, index) => {
    const recipe = readDishRecipe(dish, { seed: `${seed}/${index}`, on });
    return recipe.kind === 'dish' ? recipe : fail(dish, 'must be a dish');
  });
  return {
    kind,
    seed,
    on,
    dishes,
    with: words(member(field, 'with')),
    title: perhaps('title'),
    line: perhaps('line'),
    ink: perhaps('ink'),
  };
};

/** A named picture of a venue's pictures.json: cover, logo, banner or menu-filter card. */
export const readNamedRecipe = (field: Field, seed: string): PictureRecipe => {
  if (member(field, 'kind').value !== 'logo') return checked(readScene(field, seed), field);
  record(field, ['kind', 'mark', 'background', 'ink']);
  return checked(
    {
      kind: 'logo',
      seed,
      mark: text(member(field, 'mark')),
      background: text(member(field, 'background')),
      ink: text(member(field, 'ink')),
    },
    field,
  );
};
