import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type EncodeOptions, encodePicture, storedPicture } from './encode.ts';
import { UnreadablePicture } from './encode-source.ts';

let mediaDir: string;
beforeEach(async () => {
  mediaDir = await mkdtemp(join(tmpdir(), 'media-'));
});
afterEach(() => rm(mediaDir, { recursive: true }));

const options = (over: Partial<EncodeOptions> = {}): EncodeOptions => ({
  mediaDir,
  shape: 'dish',
  effort: 'fast',
  ...over,
});

const photo = (width: number, height: number, colour = '#c8702f'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer();

const sizeOf = async (id: string, file: string): Promise<[number, number, string]> => {
  const { width, height, format } = await sharp(join(mediaDir, id, file)).metadata();
  return [width, height, format];
};

describe('encoding a picture', () => {
  it('makes a photo of 1000 px and a square thumbnail of 264 px in both formats', async () => {
    const { id, width, height } = await encodePicture(await photo(2000, 1500), options());
    expect([width, height]).toEqual([1000, 750]);
    expect(await sizeOf(id, 'photo.avif')).toEqual([1000, 750, 'heif']);
    expect(await sizeOf(id, 'photo.webp')).toEqual([1000, 750, 'webp']);
    expect(await sizeOf(id, 'thumb.avif')).toEqual([264, 264, 'heif']);
    expect(await sizeOf(id, 'thumb.webp')).toEqual([264, 264, 'webp']);
  });

  it('keeps the proportions of covers and banners', async () => {
    const { id } = await encodePicture(await photo(3200, 1200), options({ shape: 'wide' }));
    expect(await sizeOf(id, 'photo.webp')).toEqual([1000, 375, 'webp']);
    expect(await sizeOf(id, 'thumb.webp')).toEqual([528, 198, 'webp']);
  });

  it('never enlarges what is small', async () => {
    const picture = await encodePicture(await photo(400, 300), options());
    expect([picture.width, picture.height]).toEqual([400, 300]);
  });

  it('turns a photo upright and drops what the camera wrote into it', async () => {
    const sideways = await sharp(await photo(600, 300))
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .jpeg()
      .toBuffer();
    const { id, width, height } = await encodePicture(sideways, options());
    expect([width, height]).toEqual([300, 600]);
    expect((await sharp(join(mediaDir, id, 'photo.webp')).metadata()).exif).toBeUndefined();
  });

  it('gives a placeholder of at most 200 bytes, for a busy picture too', async () => {
    const noise = sharp({
      create: {
        width: 800,
        height: 600,
        channels: 3,
        background: '#808080',
        noise: { type: 'gaussian', mean: 128, sigma: 90 },
      },
    });
    const { lqip } = await encodePicture(await noise.png().toBuffer(), options());
    expect(lqip).toMatch(/^data:image\/webp;base64,/);
    expect(lqip.length).toBeLessThanOrEqual(200);
  });

  it('names the files by content and makes them once', async () => {
    const source = await photo(300, 200);
    const { id } = await encodePicture(source, options());
    await writeFile(join(mediaDir, id, 'photo.webp'), 'marked');
    expect((await encodePicture(source, options())).id).toBe(id);
    expect(await readFile(join(mediaDir, id, 'photo.webp'), 'utf8')).toBe('marked');
    expect((await encodePicture(await photo(300, 200, '#102030'), options())).id).not.toBe(id);
  });

  it('stores the same picture once when two ask at the same time, and leaves nothing half done', async () => {
    const source = await photo(300, 200);
    const [one, two] = await Promise.all([
      encodePicture(source, options()),
      encodePicture(source, options()),
    ]);
    expect(one).toEqual(two);
    expect(await readdir(mediaDir)).toEqual([one.id]);
    expect(await storedPicture(mediaDir, one.id)).toEqual(one);
  });

  it.each([
    ['text', Buffer.from('hello')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['nothing', Buffer.alloc(0)],
  ])('refuses %s', async (_, source) => {
    await expect(encodePicture(source, options())).rejects.toThrow(UnreadablePicture);
    expect(await readdir(mediaDir)).toEqual([]);
  });

  it('refuses a stripe that no format can hold', async () => {
    await expect(encodePicture(await photo(1, 16_000), options())).rejects.toThrow(UnreadablePicture);
    expect(await readdir(mediaDir)).toEqual([]);
  });

  it('refuses a picture that is cut off', async () => {
    const whole = await sharp(await photo(900, 900))
      .jpeg()
      .toBuffer();
    await expect(encodePicture(whole.subarray(0, whole.length / 2), options())).rejects.toThrow(
      UnreadablePicture,
    );
  });
});
