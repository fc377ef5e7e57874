import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DishRecipe } from './compose-picture-recipe.ts';
import { renderDemoPictures } from './demo-pictures.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(folder, { recursive: true }));

const recipe = (seed: string): DishRecipe => ({
  kind: 'dish',
  seed,
  main: [seed === 'a' ? 'wine' : 'beer'],
  top: [],
  with: [],
  on: 'slate',
  dish: null,
});

describe('the demo pictures', () => {
  it('are made once per recipe and found by it', async () => {
    const options = { mediaDir: join(folder, 'media'), cacheDir: join(folder, 'cache') };
    const pictureOf = await renderDemoPictures([recipe('a'), recipe('b'), recipe('a')], options);
    expect(pictureOf(recipe('a'))).toMatchObject({ width: 1000, height: 750 });
    expect(pictureOf(recipe('a'))).not.toEqual(pictureOf(recipe('b')));
    expect(pictureOf(recipe('c'))).toBeNull();
    expect(await readdir(options.mediaDir)).toHaveLength(2);
  });

  it('come from the cache for another media folder', async () => {
    const cacheDir = join(folder, 'cache');
    const first = await renderDemoPictures([recipe('a')], { mediaDir: join(folder, 'one'), cacheDir });
    const made = await readdir(join(cacheDir, 'pictures'));
    const second = await renderDemoPictures([recipe('a')], { mediaDir: join(folder, 'two'), cacheDir });
    expect(second(recipe('a'))).toEqual(first(recipe('a')));
    expect(await readdir(join(folder, 'two'))).toEqual(made);
    expect(await readdir(join(folder, 'two', made[0] ?? ''))).toContain('photo.avif');
  });

  it('say that they failed when a recipe cannot be drawn', async () => {
    const options = { mediaDir: join(folder, 'media'), cacheDir: join(folder, 'cache') };
    await expect(renderDemoPictures([{ ...recipe('a'), main: ['unicorn'] }], options)).rejects.toThrow(
      'composing the demo pictures ended with 1',
    );
    expect(await readdir(options.mediaDir)).toEqual([]);
  });
});
