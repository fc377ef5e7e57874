import { MAX_PICTURE_PIXELS } from '@tableside/domain/menu-edit';
import sharp, { type Sharp } from 'sharp';

const ACCEPTED = ['jpeg', 'png', 'webp', 'heif', 'gif'];

/** What was sent is no picture we take. The message says why, for the person who uploads. */
export class UnreadablePicture extends Error {
  override name = 'UnreadablePicture';
}

type RawSize = { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 };

/** A pipeline over a file's bytes, turned upright, or over raw pixels when their size is given. */
export const openSource = (bytes: Buffer, raw?: RawSize): Sharp =>
  raw
    ? sharp(bytes, { raw })
    : sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' }).autoOrient();

/** Answers what `work` answers; what fails in it is {@link UnreadablePicture}. */
export const readable = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw new UnreadablePicture('The picture is damaged or too large', { cause: error });
  }
};

/** Refuses everything but the picture formats we take; SVG and documents are never opened. */
export const checkSource = async (source: Buffer): Promise<void> => {
  const start = source.subarray(0, 256).toString('latin1').trimStart();
  if (start.startsWith('<') || start.startsWith('%PDF')) throw new UnreadablePicture('Not a picture');
  const { format } = await readable(() => openSource(source).metadata());
  if (!ACCEPTED.includes(format)) throw new UnreadablePicture(`Pictures in ${format} are not taken`);
};
