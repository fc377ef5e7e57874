import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from '@tableside/domain/menu';
import { adoptPicture, storedPicture } from '../pictures/index.ts';
import type { PictureRecipe } from './compose-picture-recipe.ts';
import { cachedPicture, cachedPictures, recipeKey } from './demo-pictures-make.ts';
import type { PictureJob } from './demo-pictures-process.ts';
import type { PictureOf } from './read-recipe.ts';

export type RenderOptions = {
  /** Where guests' pictures are served from. */
  readonly mediaDir: string;
  /** Keeps made pictures by recipe, so that tests and later starts only take them over. */
  readonly cacheDir: string;
};

/** Makes pictures in a process of its own: neither its memory nor its waits are the server's. */
const makeElsewhere = async (job: PictureJob): Promise<void> => {
  const child = fork(join(import.meta.dirname, 'demo-pictures-process.ts'), [], { execArgv: [] });
  child.send(job);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`composing the demo pictures ended with ${String(code)}`);
};

const takeOver = async (recipe: PictureRecipe, { mediaDir, cacheDir }: RenderOptions): Promise<Picture> => {
  const picture = await cachedPicture(cacheDir, recipe);
  if (!picture) throw new Error(`no picture was made for ${recipe.seed}`);
  if (!(await storedPicture(mediaDir, picture.id))) {
    await adoptPicture(cachedPictures(cacheDir), mediaDir, picture.id);
  }
  return picture;
};

/**
 * Makes the pictures of the recipes, or takes them from the cache, and stores them in the media folder. Answers how to
 * find a recipe's picture, which is what `readMenu` asks for. Equal recipes are one picture. Throws when a recipe has a
 * problem or the disk is full.
 */
export const renderDemoPictures = async (
  recipes: readonly PictureRecipe[],
  options: RenderOptions,
): Promise<PictureOf> => {
  await mkdir(options.mediaDir, { recursive: true });
  const wanted = new Map(recipes.map(recipe => [recipeKey(recipe), recipe]));
  const missing: PictureRecipe[] = [];
  for (const recipe of wanted.values()) {
    if (!(await cachedPicture(options.cacheDir, recipe))) missing.push(recipe);
  }
  if (missing.length > 0) await makeElsewhere({ cacheDir: options.cacheDir, recipes: missing });
  const pictures = new Map<string, Picture>();
  for (const [key, recipe] of wanted) pictures.set(key, await takeOver(recipe, options));
  return recipe => pictures.get(recipeKey(recipe)) ?? null;
};
