import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { overlay, type Pixels, pixelsOf, raw, type Size } from './pixels.ts';
import { shadowUnder } from './shadow.ts';
import { SPRITE_NAMES, spriteSvg } from './sprites.ts';

const folder = join(
  dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')),
  'assets',
);
const codes = JSON.parse(readFileSync(new URL('./emoji.json', import.meta.url), 'utf8')) as {
  readonly [name: string]: string;
};

/** Words a recipe may use for a single object: the illustration set's, and our own garnishes. */
export const OBJECT_NAMES = [...Object.keys(codes), ...SPRITE_NAMES];

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
