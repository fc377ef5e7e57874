import { join } from 'node:path';
import type { Crop } from '@tableside/domain/menu-edit';
import type { Deps } from '../../deps.ts';
import type { Handler, StaffContext } from '../../http/mount/handler.ts';

/** Encoding is the dearest thing that staff can ask for. */
const UPLOADS = { limit: 60, seconds: 60 } as const;

const cropOf = (text: string | undefined): Crop | null => {
  if (text === undefined) return null;
  const [left = 0, top = 0, width = 1, height = 1] = text.split(',').map(Number);
  return { left, top, width, height };
};

/**
 * Stores a picture in every form that guests load; the menu, or whatever else it is for, holds it once it is put there. What
 * `whose` names sends so many of them in a minute. Refuses picture_invalid for what is no picture, is damaged or has too many
 * pixels.
 */
export const uploadPicture =
  (
    { env, limits, workshop }: Deps,
    whose: (staff: StaffContext) => string,
  ): Handler<'POST /console/{venue}/pictures'> =>
  async ({ staff, file, query }) => {
    limits.take('pictures', whose(staff), UPLOADS);
    const mediaDir = join(env.dataDir, 'media');
    const crop = cropOf(query.crop);
    return {
      picture: await workshop.run('picture', { path: file.path, crop, mediaDir, shape: query.shape }),
    };
  };
