import { readFile } from 'node:fs/promises';
import { Refusal } from '@tableside/contract';
import type { Picture } from '@tableside/domain/menu';
import type { Crop } from '@tableside/domain/menu-edit';
import { cropPicture } from './crop.ts';
import { encodePicture, type Shape } from './encode.ts';
import { UnreadablePicture } from './encode-source.ts';

type Asked = {
  readonly path: string;
  readonly crop: Crop | null;
  readonly mediaDir: string;
  readonly shape: Shape;
};

/** Makes a picture of a file that was sent, for the workshop. Refuses picture_invalid. */
export const pictureWork = async ({ path, crop, mediaDir, shape }: Asked): Promise<Picture> => {
  try {
    const file = await readFile(path);
    const source = crop ? await cropPicture(file, crop) : file;
    return await encodePicture(source, { mediaDir, shape, effort: 'fast' });
  } catch (error) {
    throw error instanceof UnreadablePicture ? new Refusal('picture_invalid') : error;
  }
};
