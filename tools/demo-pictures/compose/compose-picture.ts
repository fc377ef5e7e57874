import sharp from 'sharp';
import { randomFrom } from '../paint/colour.ts';
import { PIXELS } from '../paint/svg.ts';
import { backdrop, VARIANTS } from './backdrop.ts';
import { dishLayers, isDrink } from './dish.ts';
import { type DishRecipe, type PictureRecipe, recipeProblem } from './recipe.ts';
import { logoSvg, posterSvg } from './signs.ts';

/** A warm finish that ties drawn and rendered parts together: gain and lift of red, green and blue. */
const WARM = { gain: [1.06, 1.04, 0.99], lift: [-2, -3, -6] };

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
 * Styles a picture from its recipe, as an uncompressed PNG for the encoder: a dish 1000 × 750, a poster 1600 × 900, a
 * logo 512 × 512. The same recipe always gives the same picture. Throws for a
 * recipe with a problem.
 */
export const composePicture = async (recipe: PictureRecipe): Promise<Buffer> => {
  const problem = recipeProblem(recipe);
  if (problem) throw new Error(`picture ${recipe.seed}: ${problem}`);
  if (recipe.kind === 'dish') return composeDish(recipe);
  const drawn = recipe.kind === 'logo' ? logoSvg(recipe) : posterSvg(recipe);
  return sharp(drawn).png({ compressionLevel: 1 }).toBuffer();
};
