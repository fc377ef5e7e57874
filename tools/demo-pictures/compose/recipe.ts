import { DRINKS } from '../drinks/drinks.ts';
import type { Food } from '../foods/food.ts';
import { MAINS } from '../foods/mains.ts';
import { PLATED } from '../foods/plated.ts';
import { SWEETS } from '../foods/sweets.ts';
import { OBJECT_NAMES } from '../paint/objects.ts';
import { SURFACE_NAMES } from './backdrop.ts';
import { DISHES, GLAZE_NAMES } from './dishware.ts';
import { MARK_NAMES } from './marks.ts';

/**
 * How to style the picture of one dish; written in the menu files and described in demo/README.md. `main` is one to
 * three things: `soup #c8452f`, `burger`, `5 dumpling`. `top` lies on them. Nothing lies around it: a
 * thumbnail would show the halves of it. `seed` varies it.
 */
export type DishRecipe = {
  readonly kind: 'dish';
  readonly seed: string;
  readonly main: readonly string[];
  readonly top: readonly string[];
  readonly on: string;
  readonly dish: string | null;
};

/** A venue's mark, one colour on another. */
export type LogoRecipe = {
  readonly kind: 'logo';
  readonly seed: string;
  readonly mark: string;
  readonly background: string;
  readonly ink: string;
};

/** A cover of one colour on another: a mark as a sign over a door, or several strewn like a wallpaper. */
export type PosterRecipe = {
  readonly kind: 'poster';
  readonly seed: string;
  readonly marks: readonly string[];
  readonly background: string;
  readonly ink: string;
};

export type PictureRecipe = DishRecipe | LogoRecipe | PosterRecipe;

/** Every food and drink drawn by hand, by name. */
export const DRAWN: { readonly [name: string]: Food } = { ...PLATED, ...MAINS, ...SWEETS, ...DRINKS };

/** One thing of `main`, taken apart. */
export type Piece = { readonly name: string; readonly count: number; readonly colours: readonly string[] };

const PIECE = /^(?:(\d) )?([a-z-]+)((?: (?:#[0-9a-f]{6}|none))*)$/;

/** Reads `5 dumpling` or `soup #c8452f #ffffff`; answers null for words nobody can draw. */
export const pieceOf = (text: string): Piece | null => {
  const match = PIECE.exec(text);
  const name = match?.[2] ?? '';
  if (!match || !(name in DRAWN || OBJECT_NAMES.includes(name))) return null;
  return { name, count: Number(match[1] ?? 1), colours: (match[3] ?? '').trim().split(' ').filter(Boolean) };
};

const dishProblem = (recipe: DishRecipe): string | null => {
  if (recipe.main.length < 1 || recipe.main.length > 3) return 'main: one to three things';
  const strange = recipe.main.find(text => !pieceOf(text));
  if (strange !== undefined) return `main: nobody can draw "${strange}"`;
  const unknown = recipe.top.find(name => !OBJECT_NAMES.includes(name));
  if (unknown !== undefined) return `top: "${unknown}" is no object of emoji.json nor a garnish`;
  if (recipe.top.length > 3) return 'top: at most three';
  if (!SURFACE_NAMES.includes(recipe.on)) return `on: unknown surface "${recipe.on}"`;
  const [kind, glaze] = (recipe.dish ?? 'none').split(' ');
  if (!DISHES.some(known => known === kind)) return `dish: unknown dish "${recipe.dish}"`;
  if (glaze !== undefined && !GLAZE_NAMES.includes(glaze)) return `dish: unknown glaze "${glaze}"`;
  return null;
};

/** What is wrong with a recipe, as `field: reason`, or null when it can be drawn. */
export const recipeProblem = (recipe: PictureRecipe): string | null => {
  if (recipe.kind === 'dish') return dishProblem(recipe);
  const marks = recipe.kind === 'logo' ? [recipe.mark] : recipe.marks;
  const unknown = marks.find(mark => !MARK_NAMES.includes(mark));
  return unknown === undefined ? null : `mark: unknown mark "${unknown}"`;
};
