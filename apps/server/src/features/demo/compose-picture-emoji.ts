import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { SPRITE_NAMES, spriteSvg } from './compose-picture-sprites.ts';

const folder = join(
  dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')),
  'assets',
);
const codes = JSON.parse(readFileSync(new URL('../../../demo/emoji.json', import.meta.url), 'utf8')) as {
  readonly [name: string]: string;
};

/** Words a recipe may use for a single object: the illustration set's, and our own garnishes. */
export const OBJECT_NAMES = [...Object.keys(codes), ...SPRITE_NAMES];

/** Raw RGBA pixels. */
export type Pixels = { readonly data: Buffer; readonly width: number; readonly height: number };
type Size = { readonly width: number; readonly height: number };

const raw = (pixels: Pixels): { width: number; height: number; channels: 4 } => ({
  width: pixels.width,
  height: pixels.height,
  channels: 4,
});

const pixelsOf = async (picture: Sharp): Promise<Pixels> => {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 };
const trimmed = new Map<string, Promise<Pixels>>();

const object = (name: string): Promise<Pixels> => {
  const known = trimmed.get(name);
  if (known) return known;
  const loading = pixelsOf(
    sharp(spriteSvg(name) ?? join(folder, `${codes[name]}.webp`)).trim({ threshold: 1 }),
  );
  trimmed.set(name, loading);
  return loading;
};

/** An object on the picture: centre, longer side in pixels, tilt in degrees, blur for what is out of focus. */
export type Placed = {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn?: number;
  readonly blur?: number;
};

/** How coarse shadows are drawn: a blur needs no detail. */
const COARSE = 6;

/**
 * The shadow that something with transparency at (left, top) throws to the lower right: its own outline, once wide and
 * soft, once close and firm. `reach` is how far it falls, in pixels.
 */
export const shadowUnder = async (
  pixels: Pixels,
  left: number,
  top: number,
  reach: number,
  canvas: Size,
): Promise<OverlayOptions | null> => {
  const width = Math.max(4, Math.round(pixels.width / COARSE));
  const height = Math.max(4, Math.round(pixels.height / COARSE));
  const pad = Math.ceil((reach * 2.4) / COARSE) + 1;
  const outline = await sharp(pixels.data, { raw: raw(pixels) })
    .extractChannel(3)
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  const wide = width + pad * 2;
  const high = height + pad * 2;
  const softened = (sigma: number): Promise<Buffer> =>
    sharp(outline, { raw: { width, height, channels: 1 } })
      .extend({ top: pad, bottom: pad, left: pad, right: pad, background: '#000000' })
      .blur(Math.max(0.3, sigma / COARSE))
      .extractChannel(0)
      .raw()
      .toBuffer();
  const [far, near] = await Promise.all([softened(reach * 0.8), softened(reach * 0.24)]);
  const shifted = (from: Buffer, x: number, y: number, by: number): number =>
    x < by || y < by * 1.3 ? 0 : (from[Math.round(y - by * 1.3) * wide + Math.round(x - by)] ?? 0) / 255;
  const data = Buffer.alloc(wide * high * 4);
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      const a = shifted(far, x, y, (reach * 0.8) / COARSE) * 0.46;
      const b = shifted(near, x, y, (reach * 0.22) / COARSE) * 0.36;
      data.set([34, 14, 8, Math.round((1 - (1 - a) * (1 - b)) * 255)], (y * wide + x) * 4);
    }
  }
  const grown = await pixelsOf(
    sharp(data, { raw: { width: wide, height: high, channels: 4 } }).resize(wide * COARSE, high * COARSE, {
      fit: 'fill',
      kernel: 'cubic',
    }),
  );
  return overlay(grown, left - pad * COARSE, top - pad * COARSE, canvas);
};

/** An overlay at (left, top); what hangs over the edge is cut off, because sharp refuses it. */
export const overlay = async (
  pixels: Pixels,
  left: number,
  top: number,
  canvas: Size,
): Promise<OverlayOptions | null> => {
  const x = Math.max(0, -left);
  const y = Math.max(0, -top);
  const width = Math.min(pixels.width - x, canvas.width - Math.max(0, left));
  const height = Math.min(pixels.height - y, canvas.height - Math.max(0, top));
  if (width < 1 || height < 1) return null;
  const cut =
    width === pixels.width && height === pixels.height
      ? pixels
      : await pixelsOf(sharp(pixels.data, { raw: raw(pixels) }).extract({ left: x, top: y, width, height }));
  return { input: cut.data, raw: raw(cut), left: Math.max(0, left), top: Math.max(0, top) };
};

/** Overlays for one object with its shadow. Places and sizes are in canvas units; `scale` makes pixels of them. */
export const place = async (placed: Placed, canvas: Size, scale = 1): Promise<OverlayOptions[]> => {
  const source = await object(placed.name);
  const size = placed.size * scale;
  const grow = size / Math.max(source.width, source.height);
  const sized = sharp(source.data, { raw: raw(source) })
    .resize(Math.round(source.width * grow), Math.round(source.height * grow), { fit: 'fill' })
    .rotate(placed.turn ?? 0, { background: NOTHING });
  const crisp = await pixelsOf(sized);
  const blur = (placed.blur ?? 0) * scale;
  const pad = Math.ceil(blur * 2);
  const seen = blur
    ? await pixelsOf(
        sharp(crisp.data, { raw: raw(crisp) })
          .extend({ top: pad, bottom: pad, left: pad, right: pad, background: NOTHING })
          .blur(blur),
      )
    : crisp;
  const left = Math.round(placed.x * scale - seen.width / 2);
  const top = Math.round(placed.y * scale - seen.height / 2);
  const layers = await Promise.all([
    shadowUnder(crisp, left + pad, top + pad, size * 0.075 + blur, canvas),
    overlay(seen, left, top, canvas),
  ]);
  return layers.filter(layer => layer !== null);
};
