import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from '@tableside/domain/menu';
import sharp from 'sharp';
import { encodePicture, PIPELINE_VERSION, storedPicture } from '../media/encode.ts';
import { adoptPicture } from '../media/encode-store.ts';
import { composePicture } from './compose-picture.ts';
import type { PictureRecipe } from './compose-picture-recipe.ts';
import type { PictureOf } from './read-recipe.ts';

/** Part of every cache entry: raise it when the same recipe shall look different. */
const COMPOSER_VERSION = 'c2';

/** Pictures made at the same time. Two fill the machines this runs on and leave the event loop free. */
const LANES = 2;

export type RenderOptions = {
  /** Where guests' pictures are served from. */
  readonly mediaDir: string;
  /** Keeps made pictures by recipe, so that tests and later starts only copy them. */
  readonly cacheDir: string;
};

const keyOf = (recipe: PictureRecipe): string =>
  createHash('sha256')
    .update(JSON.stringify([COMPOSER_VERSION, PIPELINE_VERSION, recipe]))
    .digest('hex')
    .slice(0, 24);

const cachedId = async (entry: string): Promise<string | null> => {
  try {
    return await readFile(entry, 'utf8');
  } catch {
    return null;
  }
};

const render = async (recipe: PictureRecipe, { mediaDir, cacheDir }: RenderOptions): Promise<Picture> => {
  const entry = join(cacheDir, 'recipes', keyOf(recipe));
  const made = join(cacheDir, 'pictures');
  const known = await cachedId(entry);
  let picture = known === null ? null : await storedPicture(made, known);
  if (!picture) {
    const shape = recipe.kind === 'dish' ? 'dish' : 'wide';
    picture = await encodePicture(await composePicture(recipe), { mediaDir: made, shape, effort: 'fast' });
    await writeFile(`${entry}.part`, picture.id);
    await rename(`${entry}.part`, entry);
  }
  if (!(await storedPicture(mediaDir, picture.id))) await adoptPicture(made, mediaDir, picture.id);
  return picture;
};

/**
 * Makes the pictures of the recipes, or takes them from the cache, and stores them in the media folder. Answers how to
 * find a recipe's picture, which is what `readMenu` asks for. Equal recipes are one picture.
 */
export const renderDemoPictures = async (
  recipes: readonly PictureRecipe[],
  options: RenderOptions,
): Promise<PictureOf> => {
  await Promise.all(
    [options.mediaDir, join(options.cacheDir, 'recipes'), join(options.cacheDir, 'pictures')].map(folder =>
      mkdir(folder, { recursive: true }),
    ),
  );
  const pictures = new Map<string, Picture>();
  const queue = new Map(recipes.map(recipe => [keyOf(recipe), recipe])).entries();
  const lane = async (): Promise<void> => {
    for (const [key, recipe] of queue) pictures.set(key, await render(recipe, options));
  };
  const threads = sharp.concurrency();
  sharp.concurrency(1);
  try {
    await Promise.all(Array.from({ length: LANES }, lane));
  } finally {
    sharp.concurrency(threads);
  }
  return recipe => pictures.get(keyOf(recipe)) ?? null;
};
