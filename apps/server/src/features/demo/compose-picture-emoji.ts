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

/**
 * The shadow of something with transparency: its outline, softened and browned. `strength` 0…1. A sixth of the size,
 * because a blur needs no detail; {@link overlay} brings it back.
 */
export const shadowOf = async (pixels: Pixels, softness: number, strength: number): Promise<Pixels> => {
  const width = Math.max(4, Math.round(pixels.width / 6));
  const height = Math.max(4, Math.round(pixels.height / 6));
  const alpha = await sharp(pixels.data, { raw: raw(pixels) })
    .extractChannel(3)
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .blur(Math.max(0.3, softness / 6))
    .linear(strength, 0)
    .raw()
    .toBuffer();
  const data = Buffer.alloc(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    data.set([34, 14, 8, alpha[i] ?? 0], i * 4);
  }
  return pixelsOf(
    sharp(data, { raw: { width, height, channels: 4 } }).resize(pixels.width, pixels.height, {
      fit: 'fill',
      kernel: 'cubic',
    }),
  );
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

/** Overlays for one object with the shadow it throws to the lower right. */
export const place = async (placed: Placed, canvas: Size): Promise<OverlayOptions[]> => {
  const source = await object(placed.name);
  const scale = placed.size / Math.max(source.width, source.height);
  const width = Math.round(source.width * scale);
  const height = Math.round(source.height * scale);
  const sized = sharp(source.data, { raw: raw(source) }).resize(width, height, {
    kernel: 'lanczos3',
    fit: 'fill',
  });
  const nothing = { r: 0, g: 0, b: 0, alpha: 0 };
  const turned = await pixelsOf(
    (scale > 1.3 ? sized.sharpen({ sigma: 1.1 }) : sized).rotate(placed.turn ?? 0, { background: nothing }),
  );
  const pad = Math.round(placed.size * 0.2);
  const edges = { top: pad, bottom: pad, left: pad, right: pad, background: nothing };
  const padded = await pixelsOf(sharp(turned.data, { raw: raw(turned) }).extend(edges));
  const blur = placed.blur ?? 0;
  const sharpOrSoft = blur ? await pixelsOf(sharp(padded.data, { raw: raw(padded) }).blur(blur)) : padded;
  const [far, near] = await Promise.all([
    shadowOf(padded, placed.size * 0.06 + blur, 0.42),
    shadowOf(padded, placed.size * 0.018 + blur, 0.34),
  ]);
  const left = Math.round(placed.x - padded.width / 2);
  const top = Math.round(placed.y - padded.height / 2);
  const shift = (share: number): number => Math.round(placed.size * share);
  const layers = await Promise.all([
    overlay(far, left + shift(0.06), top + shift(0.1), canvas),
    overlay(near, left + shift(0.015), top + shift(0.028), canvas),
    overlay(sharpOrSoft, left, top, canvas),
  ]);
  return layers.filter(layer => layer !== null);
};
