import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from '@tableside/domain/menu';
import { z } from 'zod';
import { readPictures } from '../read-pictures.ts';

const Text = z.record(z.string().regex(/^[a-z]{2}$/), z.string().min(1));

/** `gifts.json`: who of the demo's staff is tipped by card, the cards, and for whom guests give. ADR 0032 */
const GiftsFile = z.strictObject({
  people: z.array(z.strictObject({ email: z.string(), shownName: z.string(), description: Text })),
  tipCards: z.array(
    z.strictObject({
      code: z.string(),
      name: z.string(),
      /** Whose card it is; absent: the house's. */
      email: z.string().optional(),
      language: z.string(),
      picks: z.boolean().default(false),
      thanks: Text.default({}),
    }),
  ),
  /** `picture`: one of the venue's by its name. */
  donatees: z.array(
    z.strictObject({ code: z.string(), name: Text, description: Text, picture: z.string().optional() }),
  ),
});

type FileOfGifts = z.infer<typeof GiftsFile>;
type Donatee = Omit<FileOfGifts['donatees'][number], 'picture'> & { readonly photo: Picture | null };

/** The gifts of a demo venue, with the pictures that their cards show. */
export type Gifts = Pick<FileOfGifts, 'people' | 'tipCards'> & { readonly donatees: readonly Donatee[] };

export const readGiftsFile = (folder: string): Gifts => {
  const { donatees, ...others } = GiftsFile.parse(
    JSON.parse(readFileSync(join(folder, 'gifts.json'), 'utf8')),
  );
  const { venue: pictures } = readPictures(folder);
  const shown = ({ picture = '', ...donatee }: FileOfGifts['donatees'][number]): Donatee => ({
    ...donatee,
    photo: pictures.get(picture) ?? null,
  });
  return { ...others, donatees: donatees.map(shown) };
};
