import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '@tableside/contract';
import type { Crop } from '@tableside/domain/menu-edit';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/handler.ts';
import { cropPicture, encodePicture, UnreadablePicture } from '../pictures/index.ts';

/** Encoding is the dearest thing that staff can ask for. */
const UPLOADS = { limit: 60, seconds: 60 } as const;

const cropOf = (text: string | undefined): Crop | null => {
  if (text === undefined) return null;
  const [left = 0, top = 0, width = 1, height = 1] = text.split(',').map(Number);
  return { left, top, width, height };
};

/**
 * Stores a picture in every form that guests load; the menu holds it once an edit puts it there. Refuses picture_invalid
 * for what is no picture, is damaged or has too many pixels.
 */
export const uploadPicture =
  ({ env, limits }: Deps): Handler<'POST /console/{venue}/pictures'> =>
  async ({ staff, file, query }) => {
    limits.take('pictures', staff.venueId, UPLOADS);
    const crop = cropOf(query.crop);
    try {
      const body = await readFile(file.path);
      const source = crop ? await cropPicture(body, crop) : body;
      const mediaDir = join(env.dataDir, 'media');
      return { picture: await encodePicture(source, { mediaDir, shape: query.shape, effort: 'fast' }) };
    } catch (error) {
      if (error instanceof UnreadablePicture) throw new Refusal('picture_invalid');
      throw error;
    }
  };
