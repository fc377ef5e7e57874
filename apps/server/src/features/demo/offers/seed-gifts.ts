import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

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
  donatees: z.array(z.strictObject({ code: z.string(), name: Text, description: Text })),
});

export type GiftsFile = z.infer<typeof GiftsFile>;

export const readGiftsFile = (folder: string): GiftsFile =>
  GiftsFile.parse(JSON.parse(readFileSync(join(folder, 'gifts.json'), 'utf8')));
