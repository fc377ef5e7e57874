import sharp, { type OverlayOptions } from 'sharp';

/** Half the size: what stands where can be seen, and words of a line be read. */
const SCALE = 0.5;
const GAP = 8;
const GROUND = '#8a8a86';

/** Pictures of one screen beside each other, at half their size, written as one. */
export const composeSheet = async (pictures: readonly (Buffer | string)[], file: string): Promise<void> => {
  let [left, tallest] = [0, 0];
  const parts: OverlayOptions[] = [];
  for (const picture of pictures) {
    const { width = 0, height = 0 } = await sharp(picture).metadata();
    const small = { width: Math.round(width * SCALE), height: Math.round(height * SCALE) };
    parts.push({ input: await sharp(picture).resize(small).png().toBuffer(), left, top: 0 });
    left += small.width + GAP;
    tallest = Math.max(tallest, small.height);
  }
  const create = { width: left - GAP, height: tallest, channels: 3, background: GROUND } as const;
  await sharp({ create }).composite(parts).webp({ quality: 55, effort: 6 }).toFile(file);
};
