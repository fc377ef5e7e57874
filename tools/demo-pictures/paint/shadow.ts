import sharp, { type OverlayOptions } from 'sharp';
import { overlay, type Pixels, type Size } from './pixels.ts';

/** Shadows are drawn this much smaller and grown again: a blur needs no detail, and a tenth of the time is saved. */
const COARSE = 6;

/** The outline of the pixels on a coarse grid, with room around for the shadow to spread. */
const coarseOutline = ({ data, width, height }: Pixels, pad: number): Pixels => {
  const wide = Math.ceil(width / COARSE) + pad * 2;
  const high = Math.ceil(height / COARSE) + pad * 2;
  const outline = Buffer.alloc(wide * high);
  for (let y = 0; y * COARSE < height; y++) {
    for (let x = 0; x * COARSE < width; x++) {
      outline[(y + pad) * wide + x + pad] = data[(y * COARSE * width + x * COARSE) * 4 + 3] ?? 0;
    }
  }
  return { data: outline, width: wide, height: high };
};

const oneBand = ({ width, height }: Size): { raw: { width: number; height: number; channels: 1 } } => ({
  raw: { width, height, channels: 1 },
});

const blurred = (outline: Pixels, sigma: number): Promise<Buffer> =>
  sharp(outline.data, oneBand(outline))
    .blur(Math.max(0.3, sigma / COARSE))
    .extractChannel(0)
    .raw()
    .toBuffer();

/** Warm near-black, as a little-endian RGBA word without its alpha. */
const SHADE = (8 << 16) | (14 << 8) | 34;

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
  const pad = Math.ceil((reach * 2.4) / COARSE) + 1;
  const outline = coarseOutline(pixels, pad);
  const { width, height } = outline;
  const [far, near] = await Promise.all([blurred(outline, reach * 0.8), blurred(outline, reach * 0.24)]);
  const shifted = (from: Buffer, x: number, y: number, by: number): number =>
    x < by || y < by * 1.3 ? 0 : (from[Math.round(y - by * 1.3) * width + Math.round(x - by)] ?? 0) / 255;
  const dark = Buffer.alloc(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const soft = shifted(far, x, y, (reach * 0.8) / COARSE) * 0.46;
      const firm = shifted(near, x, y, (reach * 0.22) / COARSE) * 0.36;
      dark[y * width + x] = Math.round((1 - (1 - soft) * (1 - firm)) * 255);
    }
  }
  const size = { width: width * COARSE, height: height * COARSE };
  const grown = await sharp(dark, oneBand(outline))
    .resize(size.width, size.height, { fit: 'fill', kernel: 'cubic' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  const words = new Uint32Array(grown.length);
  for (let i = 0; i < words.length; i++) words[i] = (((grown[i] ?? 0) << 24) | SHADE) >>> 0;
  return overlay(
    { data: Buffer.from(words.buffer), ...size },
    left - pad * COARSE,
    top - pad * COARSE,
    canvas,
  );
};
