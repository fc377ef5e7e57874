import sharp, { type OverlayOptions, type Sharp } from 'sharp';

/** Raw RGBA pixels. */
export type Pixels = { readonly data: Buffer; readonly width: number; readonly height: number };
export type Size = { readonly width: number; readonly height: number };

/** How sharp wants to be told about them. */
export const raw = (pixels: Pixels): { width: number; height: number; channels: 4 } => ({
  width: pixels.width,
  height: pixels.height,
  channels: 4,
});

/** What a pipeline gives, unpacked. */
export const pixelsOf = async (picture: Sharp): Promise<Pixels> => {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
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
