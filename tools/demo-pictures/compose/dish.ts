import sharp, { type OverlayOptions } from 'sharp';
import { between, type Random, randomFrom } from '../paint/colour.ts';
import { type Placed, place } from '../paint/objects.ts';
import { overlay, type Pixels } from '../paint/pixels.ts';
import { shadowUnder } from '../paint/shadow.ts';
import { CANVAS, type Drawing, drawing, PIXELS, SCALE } from '../paint/svg.ts';
import { drawDish, type Well } from './dishware.ts';
import { type DishRecipe, DRAWN, type Piece, pieceOf } from './recipe.ts';

/** Shift and size of the things on a plate, by how many there are; the first is the star and lies in front. */
const SLOTS: readonly (readonly (readonly [dx: number, dy: number, scale: number])[])[] = [
  [[0, 0, 1.33]],
  [
    [-88, 38, 1.1],
    [206, -92, 0.72],
  ],
  [
    [-64, 58, 0.94],
    [226, -56, 0.64],
    [-190, -112, 0.58],
  ],
];

const within = (d: Drawing, well: Well, [dx, dy, scale]: readonly [number, number, number]): Drawing => ({
  ...d,
  add: markup =>
    d.add(
      `<g transform="translate(${well.x + dx} ${well.y + dy}) scale(${scale}) translate(${-well.x} ${-well.y})">${markup}</g>`,
    ),
});

/** Several of one object as a heap: back row first. */
const heap = (piece: Piece, at: { x: number; y: number }, size: number, random: Random): Placed[] => {
  if (piece.count === 1) return [{ name: piece.name, ...at, size, turn: between(random, -5, 5) }];
  const each = size * (piece.count < 4 ? 0.58 : 0.47);
  const back = piece.count < 3 ? 0 : Math.floor(piece.count / 2);
  return Array.from({ length: piece.count }, (_, i) => {
    const row = i < back ? 0 : 1;
    const inRow = row === 0 ? back : piece.count - back;
    const index = row === 0 ? i : i - back;
    const gap = each * 0.78;
    return {
      name: piece.name,
      x: at.x + (index - (inRow - 1) / 2) * gap + between(random, -8, 8),
      y: at.y + (back === 0 ? 0 : row === 0 ? -each * 0.36 : each * 0.26) + between(random, -8, 8),
      size: each,
      turn: between(random, -22, 22),
    };
  });
};

const ON_TOP = [
  [-0.34, -0.3],
  [0.4, 0.16],
  [0.12, -0.52],
] as const;

const onTop = (names: readonly string[], well: Well, drink: boolean, random: Random): Placed[] =>
  names.map((name, index) => {
    const [dx, dy] = ON_TOP[index] ?? [0, 0];
    if (drink)
      return {
        name,
        x: 600 + (index === 0 ? 132 : -120),
        y: index === 0 ? 196 : 214,
        size: 176,
        turn: between(random, -20, 20),
      };
    return {
      name,
      x: well.x + well.rx * dx,
      y: well.y + well.ry * dy - 20,
      size: 160,
      turn: between(random, -24, 24),
    };
  });

const drawTable = (
  recipe: DishRecipe,
  pieces: readonly Piece[],
  random: Random,
): { svg: string; well: Well; stars: Placed[] } => {
  const d = drawing();
  const first = pieces[0] && DRAWN[pieces[0].name];
  const dish = recipe.dish ?? first?.dish ?? 'none';
  const well = drawDish(d, dish);
  const slots = SLOTS[pieces.length - 1] ?? [];
  const stars: Placed[] = [];
  for (let index = pieces.length - 1; index >= 0; index--) {
    const piece = pieces[index];
    const slot = slots[index];
    if (!piece || !slot) continue;
    const food = DRAWN[piece.name];
    if (food) {
      const colours = food.colours.map((colour, at) => piece.colours[at] ?? colour);
      const close =
        first?.dish === 'none' || ['soup', 'porridge', 'pizza'].includes(piece.name)
          ? ([0, 0, 1] as const)
          : slot;
      food.draw(within(d, well, close), well, [...colours, ...piece.colours.slice(colours.length)], random);
    } else {
      const size = (dish === 'none' ? 500 : dish.startsWith('bowl') ? 380 : 430) * slot[2];
      stars.push(
        ...heap(
          piece,
          { x: well.x + slot[0], y: well.y + slot[1] - (dish === 'none' ? 60 : 56) },
          size,
          random,
        ),
      );
    }
  }
  return { svg: d.markup(CANVAS.width, CANVAS.height, SCALE), well, stars };
};

/** Whether the star of a recipe is a drink in its glass, which is looked at level and not from above. */
export const isDrink = (recipe: DishRecipe): boolean => {
  const first = pieceOf(recipe.main[0] ?? '');
  return first !== null && DRAWN[first.name]?.dish === 'none';
};

/**
 * The dish with its food and its shadow, as layers for a picture of {@link PIXELS}, back to front.
 * The same recipe always gives the same pixels.
 */
export const dishLayers = async (recipe: DishRecipe): Promise<OverlayOptions[]> => {
  const random = randomFrom(recipe.seed);
  const pieces = recipe.main.map(pieceOf).filter(piece => piece !== null);
  const drink = isDrink(recipe);
  const { svg, well, stars } = drawTable(recipe, pieces, random);
  const table: Pixels = { data: await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer(), ...PIXELS };
  const lying = [...stars, ...onTop(recipe.top, well, drink, random)];
  const [shadow, drawn, front] = await Promise.all([
    shadowUnder(table, 0, 0, 42 * SCALE, PIXELS),
    overlay(table, 0, 0, PIXELS),
    Promise.all(lying.map(one => place(one, PIXELS, SCALE))),
  ]);
  return [...[shadow, drawn].filter(layer => layer !== null), ...front.flat()];
};
