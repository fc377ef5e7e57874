import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { encodePicture } from '../../apps/server/src/features/pictures/encode.ts';
import { composePicture } from './compose/compose-picture.ts';
import type { PictureRecipe } from './compose/recipe.ts';
import { DEMO, MADE, PICTURES, picturesFile, readMade, recipeKey } from './made.ts';
import { readRecipes } from './read-recipes.ts';

/** A drawing is a thumbnail and nothing else (`isShownLarge`): as high as the square one is, and no wider than that takes. */
const DISH_WIDTH = 352;
/** Pictures made at the same time. */
const LANES = 2;

const make = async (recipe: PictureRecipe): Promise<string> => {
  const drawn = await composePicture(recipe);
  const isDish = recipe.kind === 'dish';
  const source = isDish
    ? await sharp(drawn).resize(DISH_WIDTH).png({ compressionLevel: 0 }).toBuffer()
    : drawn;
  const shape = isDish ? 'dish' : 'wide';
  return (await encodePicture(source, { mediaDir: PICTURES, shape, effort: 'small' })).id;
};

/** Draws what recipes were added or changed, removes what none asks for, and writes which picture is whose. */
const main = async (): Promise<void> => {
  sharp.concurrency(1);
  mkdirSync(PICTURES, { recursive: true });
  const venues = readRecipes();
  const recipes = new Map(
    venues
      .flatMap(({ venue, dishes }) => [...Object.values(venue), ...Object.values(dishes)])
      .map(recipe => [recipeKey(recipe), recipe]),
  );
  const before = readMade();
  const made: Record<string, string> = {};
  const missing: [string, PictureRecipe][] = [];
  for (const [key, recipe] of recipes) {
    const id = before[key];
    if (id !== undefined && existsSync(join(PICTURES, id))) made[key] = id;
    else missing.push([key, recipe]);
  }
  const queue = missing.values();
  const lane = async (): Promise<void> => {
    for (const [key, recipe] of queue) {
      made[key] = await make(recipe);
      console.log(`drew ${recipe.seed}`);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  const kept = new Set(Object.values(made));
  const left = readdirSync(PICTURES).filter(id => !kept.has(id));
  for (const id of left) rmSync(join(PICTURES, id), { recursive: true });
  const sorted = Object.fromEntries(Object.entries(made).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(MADE, `${JSON.stringify(sorted, null, 2)}\n`);
  for (const venue of venues) {
    const text = JSON.stringify(picturesFile(venue, sorted), null, 2);
    writeFileSync(join(DEMO, venue.folder, 'pictures.json'), `${text}\n`);
  }
  console.log(`${missing.length} pictures drawn, ${left.length} removed, ${kept.size} in all`);
};

await main();
