import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from '@tableside/domain/menu';
import sharp from 'sharp';
import { encodePicture, PIPELINE_VERSION, storedPicture } from '../pictures/index.ts';
import { composePicture } from './compose-picture.ts';
import type { PictureRecipe } from './compose-picture-recipe.ts';

/** Part of every cache entry: raise it when the same recipe shall look different. */
const COMPOSER_VERSION = 'c2';

/** Pictures made at the same time: as many as the small machines this runs on have cores. */
const LANES = 2;

/** Names a recipe: equal recipes are one picture. */
export const recipeKey = (recipe: PictureRecipe): string =>
  createHash('sha256')
    .update(JSON.stringify([COMPOSER_VERSION, PIPELINE_VERSION, recipe]))
    .digest('hex')
    .slice(0, 24);

/** The cache's folder of finished pictures, by id. */
export const cachedPictures = (cacheDir: string): string => join(cacheDir, 'pictures');

const entryOf = (cacheDir: string, recipe: PictureRecipe): string =>
  join(cacheDir, 'recipes', recipeKey(recipe));

/** The picture made of a recipe before, or null. */
export const cachedPicture = async (cacheDir: string, recipe: PictureRecipe): Promise<Picture | null> => {
  const id = await readFile(entryOf(cacheDir, recipe), 'utf8').catch(() => null);
  return id === null ? null : storedPicture(cachedPictures(cacheDir), id);
};

const make = async (cacheDir: string, recipe: PictureRecipe): Promise<void> => {
  const { id } = await encodePicture(await composePicture(recipe), {
    mediaDir: cachedPictures(cacheDir),
    shape: recipe.kind === 'dish' ? 'dish' : 'wide',
    effort: 'fast',
  });
  const entry = entryOf(cacheDir, recipe);
  // Several servers may fill one cache at the same time; each writes a file of its own and renames it.
  const part = `${entry}.${randomBytes(6).toString('hex')}.part`;
  await writeFile(part, id);
  await rename(part, entry);
};

/** Composes and encodes the recipes into the cache. Takes both cores and half a gigabyte while it runs. */
export const makePictures = async (cacheDir: string, recipes: readonly PictureRecipe[]): Promise<void> => {
  await Promise.all(
    [join(cacheDir, 'recipes'), cachedPictures(cacheDir)].map(folder => mkdir(folder, { recursive: true })),
  );
  sharp.concurrency(1);
  const queue = recipes.values();
  const lane = async (): Promise<void> => {
    for (const recipe of queue) await make(cacheDir, recipe);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
};
