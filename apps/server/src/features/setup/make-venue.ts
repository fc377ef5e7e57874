import { slugOf } from '@tableside/domain/setup';
import type { VenueSettings } from '@tableside/domain/venue';
import type { Run } from '../../database/database.ts';
import { addTables } from '../tables/index.ts';
import { beginFirstSteps, insertVenue } from './setup-store.ts';

type New = {
  readonly name: string;
  readonly settings: VenueSettings;
  /** How many tables it begins with, named by their numbers. */
  readonly tables: number;
  /** A venue whose organisation it joins. */
  readonly beside?: string;
};

const insertUnderFreeSlug = async (run: Run, { name, settings, beside }: New) => {
  for (let tries = 0; ; tries += 1) {
    const slug = slugOf(name, tries);
    const id = await insertVenue(run, { slug, name, settings, beside });
    if (id !== null) return { id, slug };
  }
};

/** A venue with its tables, under the first address that is free; its owner is led through what is left to do. */
export const makeVenue = async (run: Run, venue: New): Promise<{ id: string; slug: string }> => {
  const made = await insertUnderFreeSlug(run, venue);
  const names = Array.from({ length: venue.tables }, (_, i) => String(i + 1));
  await addTables(run, made.id, names);
  await beginFirstSteps(run, made.id);
  return made;
};
