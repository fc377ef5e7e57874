import sharp from 'sharp';
import { randomFrom } from '../paint/colour.ts';
import { PIXELS } from '../paint/svg.ts';
import { backdrop, VARIANTS } from './backdrop.ts';
import { dishLayers, isDrink } from './dish.ts';
import { logoSvg } from './logo.ts';
import { type DishRecipe, type PictureRecipe, recipeProblem } from './recipe.ts';
import { composeScene, WARM } from './scene.ts';

const composeDish = async (recipe: DishRecipe): Promise<Buffer> => {
  const variant = Math.floor(randomFrom(`${recipe.seed}/table`)() * VARIANTS);
  const view = isDrink(recipe) ? 'level' : 'above';
  const table = await backdrop(recipe.on, variant, view, PIXELS.width, PIXELS.height);
  return sharp(table, { raw: { ...PIXELS, channels: 3 } })
    .composite(await dishLayers(recipe))
    .removeAlpha()
    .linear(WARM.gain, WARM.lift)
    .png({ compressionLevel: 0 })
    .toBuffer();
};

/**
 * Styles a picture from its recipe, as an uncompressed PNG for the encoder: a dish 1000 × 750, a cover 1600 × 900, a
 * banner 1600 × 600, a card 800 × 600, a logo 512 × 512. The same recipe always gives the same picture. Throws for a
 * recipe with a problem.
 */
export const composePicture = async (recipe: PictureRecipe): Promise<Buffer> => {
  const problem = recipeProblem(recipe);
  if (problem) throw new Error(`picture ${recipe.seed}: ${problem}`);
  if (recipe.kind === 'dish') return composeDish(recipe);
  if (recipe.kind === 'logo') return sharp(logoSvg(recipe)).png({ compressionLevel: 1 }).toBuffer();
  return composeScene(recipe);
};
