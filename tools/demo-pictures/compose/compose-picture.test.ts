import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { composePicture } from './compose-picture.ts';
import { type DishRecipe, DRAWN, recipeProblem } from './recipe.ts';

const dish = (over: Partial<DishRecipe> = {}): DishRecipe => ({
  kind: 'dish',
  seed: 'soup',
  main: ['soup #c8452f'],
  top: ['half-egg'],
  with: ['tomato'],
  on: 'oak',
  dish: null,
  ...over,
});

const pixel = async (picture: Buffer, left: number, top: number): Promise<number[]> => [
  ...(await sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
];

describe('composing a picture', () => {
  it('gives the same picture for the same recipe and another for another seed', async () => {
    const [first, again, other] = await Promise.all([
      composePicture(dish()),
      composePicture(dish()),
      composePicture(dish({ seed: 'stew' })),
    ]);
    expect(first.equals(again)).toBe(true);
    expect(first.equals(other)).toBe(false);
  });

  it('shows the colour of the food in the middle', async () => {
    const picture = await composePicture(dish({ main: ['soup #2040d0'], top: [] }));
    const [red = 0, , blue = 0] = await pixel(picture, 500, 420);
    expect(blue).toBeGreaterThan(red + 60);
  });

  it.each([
    ['cover', 1600, 900],
    ['banner', 1600, 600],
    ['card', 800, 600],
  ] as const)('makes a %s of %i × %i', async (kind, width, height) => {
    const scene = {
      kind,
      seed: kind,
      on: 'oak',
      dishes: [dish()],
      with: [],
      title: null,
      line: null,
      ink: null,
    };
    expect(await sharp(await composePicture(scene)).metadata()).toMatchObject({ width, height });
  });

  it('writes a banner’s title without needing any font', async () => {
    const banner = (title: string | null) =>
      composePicture({
        kind: 'banner',
        seed: 'b',
        on: 'slate',
        dishes: [dish()],
        with: [],
        title,
        line: null,
        ink: '#ffffff',
      });
    const bright = async (picture: Buffer): Promise<number> => {
      const box = { left: 90, top: 200, width: 600, height: 120 };
      const data = await sharp(picture).extract(box).grayscale().raw().toBuffer();
      return data.filter(value => value > 225).length;
    };
    expect(await bright(await banner('Autumn table'))).toBeGreaterThan(
      (await bright(await banner(null))) + 2000,
    );
  });

  it('draws something of its own for every food and drink it has a word for', async () => {
    const names = Object.keys(DRAWN);
    const pictures = await Promise.all(
      names.map(name => composePicture(dish({ main: [name], top: [], with: [], dish: 'none' }))),
    );
    const fingerprints = pictures.map(picture => createHash('sha256').update(picture).digest('hex'));
    expect(new Set(fingerprints).size).toBe(names.length);
  });

  it.each([
    ['main', dish({ main: [] }), 'main: one to three things'],
    ['colours', dish({ main: ['soup red'] }), 'main: nobody can draw "soup red"'],
    ['objects', dish({ with: ['unicorn'] }), 'with: "unicorn" is no object of emoji.json nor a garnish'],
    ['table', dish({ on: 'gold' }), 'on: unknown surface "gold"'],
    ['dish', dish({ dish: 'hat' }), 'dish: unknown dish "hat"'],
    ['glaze', dish({ dish: 'plate gold' }), 'dish: unknown glaze "gold"'],
  ])('says what is wrong with the %s of a recipe', async (_, recipe, problem) => {
    expect(recipeProblem(recipe)).toBe(problem);
    await expect(composePicture(recipe)).rejects.toThrow(problem);
  });
});
