import type { Crop } from '@tableside/domain/menu-edit';
import { checkSource, openSource, readable, UnreadablePicture } from './encode-source.ts';

/** More than any of our pictures is shown at, so that cropping costs nothing of it. */
const WIDEST = 1600;

/** The part of a picture, upright and without anything but its pixels. Throws {@link UnreadablePicture}. */
export const cropPicture = async (source: Buffer, crop: Crop): Promise<Buffer> => {
  await checkSource(source);
  return readable(async () => {
    const { width, height } = (await openSource(source).metadata()).autoOrient;
    const left = Math.min(Math.floor(crop.left * width), width - 1);
    const top = Math.min(Math.floor(crop.top * height), height - 1);
    const box = {
      left,
      top,
      width: Math.min(Math.round(crop.width * width), width - left),
      height: Math.min(Math.round(crop.height * height), height - top),
    };
    if (box.width < 1 || box.height < 1) throw new UnreadablePicture('Nothing is left of the picture');
    return openSource(source)
      .extract(box)
      .resize(WIDEST, null, { withoutEnlargement: true })
      .png()
      .toBuffer();
  });
};
