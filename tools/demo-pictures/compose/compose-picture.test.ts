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

  it('puts one mark in the middle of a cover as a sign, and strews several over all of it', async () => {
    const poster = (marks: readonly string[]) =>
      composePicture({ kind: 'poster', seed: 'cover', marks, background: '#102030', ink: '#f0e0d0' });
    const inked = async (picture: Buffer, left: number): Promise<boolean> => {
      const box = { left, top: 300, width: 300, height: 300 };
      const data = await sharp(picture).extract(box).grayscale().raw().toBuffer();
      return data.some(value => value > 200);
    };
    const sign = await poster(['noodles']);
    expect(await sharp(sign).metadata()).toMatchObject({ width: 1600, height: 900 });
    expect([await inked(sign, 0), await inked(sign, 650)]).toEqual([false, true]);
    const wallpaper = await poster(['noodles', 'taco']);
    expect([await inked(wallpaper, 0), await inked(wallpaper, 650)]).toEqual([true, true]);
  });

  it('draws something of its own for every food and drink it has a word for', async () => {
    const names = Object.keys(DRAWN);
    const pictures = await Promise.all(
      names.map(name => composePicture(dish({ main: [name], top: [], dish: 'none' }))),
    );
    const fingerprints = pictures.map(picture => createHash('sha256').update(picture).digest('hex'));
    expect(new Set(fingerprints).size).toBe(names.length);
  });

  it.each([
    ['main', dish({ main: [] }), 'main: one to three things'],
    ['colours', dish({ main: ['soup red'] }), 'main: nobody can draw "soup red"'],
    ['objects', dish({ top: ['unicorn'] }), 'top: "unicorn" is no object of emoji.json nor a garnish'],
    ['table', dish({ on: 'gold' }), 'on: unknown surface "gold"'],
    ['dish', dish({ dish: 'hat' }), 'dish: unknown dish "hat"'],
    ['glaze', dish({ dish: 'plate gold' }), 'dish: unknown glaze "gold"'],
    [
      'sign',
      { kind: 'logo', seed: 'l', mark: 'unicorn', background: '#000000', ink: '#ffffff' },
      'mark: unknown mark "unicorn"',
    ],
  ] as const)('says what is wrong with the %s of a recipe', async (_, recipe, problem) => {
    expect(recipeProblem(recipe)).toBe(problem);
    await expect(composePicture(recipe)).rejects.toThrow(problem);
  });
});
