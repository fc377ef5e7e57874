import sharp, { type OverlayOptions } from 'sharp';
import { type Placed, place } from '../paint/objects.ts';
import { overlay } from '../paint/pixels.ts';
import { CANVAS, drawing, linear, PIXELS } from '../paint/svg.ts';
import { backdrop } from './backdrop.ts';
import { dishCutout } from './dish.ts';
import { lettering } from './lettering.ts';
import type { DishRecipe, SceneRecipe } from './recipe.ts';

type Size = { readonly width: number; readonly height: number };
type Seat = { readonly x: number; readonly y: number; readonly scale: number };
type Layout = Size & { readonly seats: readonly Seat[]; readonly extras: readonly Omit<Placed, 'name'>[] };

/** Where dishes go, the star first; they are laid from the back to the front. Pixels of the finished picture. */
const LAYOUTS: { readonly [kind in SceneRecipe['kind']]: Layout } = {
  cover: {
    width: 1600,
    height: 900,
    seats: [
      { x: 800, y: 500, scale: 0.8 },
      { x: 270, y: 262, scale: 0.66 },
      { x: 1340, y: 258, scale: 0.66 },
      { x: 230, y: 742, scale: 0.68 },
      { x: 1380, y: 742, scale: 0.68 },
    ],
    extras: [
      { x: 800, y: 96, size: 170, blur: 2.5 },
      { x: 590, y: 846, size: 150, blur: 1 },
      { x: 1020, y: 846, size: 150, blur: 1 },
    ],
  },
  banner: {
    width: 1600,
    height: 600,
    seats: [
      { x: 1150, y: 320, scale: 0.62 },
      { x: 1500, y: 140, scale: 0.44 },
      { x: 1490, y: 500, scale: 0.48 },
    ],
    extras: [
      { x: 840, y: 110, size: 120, blur: 2, turn: -20 },
      { x: 850, y: 540, size: 130, blur: 1, turn: 18 },
    ],
  },
  card: { width: 800, height: 600, seats: [{ x: 400, y: 300, scale: 0.667 }], extras: [] },
};

/** A warm finish that ties drawn and rendered parts together: gain and lift of red, green and blue. */
export const WARM = { gain: [1.06, 1.04, 0.99], lift: [-2, -3, -6] };

const seated = async (dish: DishRecipe, seat: Seat, canvas: Size): Promise<OverlayOptions[]> => {
  const cutout = await dishCutout(dish);
  const width = Math.round(CANVAS.width * seat.scale);
  const height = Math.round(CANVAS.height * seat.scale);
  const data = await sharp(cutout.data, { raw: { ...PIXELS, channels: 4 } })
    .resize(width, height)
    .raw()
    .toBuffer();
  const layer = await overlay(
    { data, width, height },
    Math.round(seat.x - width / 2),
    Math.round(seat.y - height / 2),
    canvas,
  );
  return layer ? [layer] : [];
};

const words = (recipe: SceneRecipe, { width, height }: Size): OverlayOptions[] => {
  if (!recipe.title) return [];
  const d = drawing();
  const shade = linear(
    d,
    [0, 0, 1, 0],
    [
      [0, '#1c0d06', 0.82],
      [0.42, '#1c0d06', 0.6],
      [0.66, '#1c0d06', 0],
    ],
  );
  d.add(`<rect width="${width}" height="${height}" fill="${shade}"/>`);
  const ink = recipe.ink ?? '#fff4de';
  d.add(lettering(recipe.title, 96, height * 0.5, 128, 700, ink));
  d.add(`<rect x="98" y="${height * 0.5 + 38}" width="120" height="6" rx="3" fill="#e9a23b"/>`);
  if (recipe.line) d.add(lettering(recipe.line, 98, height * 0.5 + 104, 44, 640, ink));
  return [{ input: Buffer.from(d.markup(width, height)) }];
};

/** A laid table with several dishes, sized by its kind, with lettering when the recipe has a title. */
export const composeScene = async (recipe: SceneRecipe): Promise<Buffer> => {
  const layout = LAYOUTS[recipe.kind];
  const size = { width: layout.width, height: layout.height };
  const seats = recipe.dishes.flatMap((dish, index) => {
    const seat = layout.seats[index];
    return seat ? [{ dish, seat }] : [];
  });
  seats.sort((a, b) => a.seat.y - b.seat.y);
  const dishes: OverlayOptions[] = [];
  for (const { dish, seat } of seats) dishes.push(...(await seated(dish, seat, size)));
  const extras = await Promise.all(
    recipe.with.flatMap((name, index) => {
      const spot = layout.extras[index];
      return spot ? [place({ ...spot, name }, size)] : [];
    }),
  );
  const table = await backdrop(recipe.on, 1, 'above', size.width, size.height);
  return sharp(table, { raw: { ...size, channels: 3 } })
    .composite([...extras.flat(), ...dishes, ...words(recipe, size)])
    .removeAlpha()
    .linear(WARM.gain, WARM.lift)
    .png({ compressionLevel: 0 })
    .toBuffer();
};
