import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** What the code of the demo's food court is. */
export const DEMO_COURT = 'HALL';

const Text = z.record(z.string().regex(/^[a-z]{2}$/), z.string().min(1));

/** `court.json`: the demo's food court; its venues are folders beside it. */
const CourtFile = z.strictObject({
  code: z.literal(DEMO_COURT),
  name: Text,
  description: Text,
  mainLanguage: z.string(),
  languages: z.array(z.string()),
  venues: z.array(z.string()),
  /** Whose accounts take one payment for several of them. ADR 0034. */
  operator: z.string(),
});
export type CourtFile = z.infer<typeof CourtFile>;

/** The folder of the food court, where its cover is described, too. */
export const COURT_FOLDER = 'hall';

export const readCourtFile = (root: string): CourtFile =>
  CourtFile.parse(JSON.parse(readFileSync(join(root, COURT_FOLDER, 'court.json'), 'utf8')));
