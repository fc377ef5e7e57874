import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from '@tableside/domain/menu';
import { z } from 'zod';
import { readPictures } from '../read-pictures.ts';

const Text = z.record(z.string().regex(/^[a-z]{2}$/), z.string().min(1));

/** `gifts.json`: who of the demo's staff is tipped by card, the cards, and for whom guests give. ADR 0032 */
const GiftsFile = z.strictObject({
  people: z.array(
    z.strictObject({
      email: z.string(),
      shownName: z.string(),
      description: Text,
      thanks: Text.default({}),
      picture: z.string().optional(),
      thanksPicture: z.string().optional(),
    }),
  ),
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
  /** `picture`: one of the venue's by its name, as of people. */
  donatees: z.array(
    z.strictObject({ code: z.string(), name: Text, description: Text, picture: z.string().optional() }),
  ),
});

type FileOfGifts = z.infer<typeof GiftsFile>;
type Named = { readonly photo: Picture | null };
type Person = Omit<FileOfGifts['people'][number], 'picture' | 'thanksPicture'> &
  Named & { readonly thanksPhoto: Picture | null };
type Donatee = Omit<FileOfGifts['donatees'][number], 'picture'> & Named;

/** The gifts of a demo venue, with the pictures that their cards show. */
export type Gifts = Pick<FileOfGifts, 'tipCards'> & {
  readonly people: readonly Person[];
  readonly donatees: readonly Donatee[];
};

export const readGiftsFile = (folder: string): Gifts => {
  const { donatees, people, tipCards } = GiftsFile.parse(
    JSON.parse(readFileSync(join(folder, 'gifts.json'), 'utf8')),
  );
  const { venue: pictures } = readPictures(folder);
  const named = (name = ''): Picture | null => pictures.get(name) ?? null;
  return {
    tipCards,
    people: people.map(({ picture, thanksPicture, ...person }) => ({
      ...person,
      photo: named(picture),
      thanksPhoto: named(thanksPicture),
    })),
    donatees: donatees.map(({ picture, ...donatee }) => ({ ...donatee, photo: named(picture) })),
  };
};
