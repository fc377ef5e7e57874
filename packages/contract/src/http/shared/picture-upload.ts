import { MAX_PICTURE_BYTES } from '@tableside/domain/menu-edit';
import { z } from 'zod';

/** How a picture that is sent is cut and what it is for: a square thumbnail, or one in its own proportions. */
export const pictureQuery = z.strictObject({
  shape: z.enum(['dish', 'wide']).default('dish'),
  crop: z
    .string()
    .regex(/^(0|1|0?\.\d{1,6}|1\.0+)(,(0|1|0?\.\d{1,6}|1\.0+)){3}$/)
    .optional(),
});

export const pictureUpload = { maxBytes: MAX_PICTURE_BYTES, types: ['image/*'] } as const;
