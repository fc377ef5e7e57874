import { closeSetup } from '../../../apps/server/src/features/setup/index.ts';
import type { Evening } from '../evening.ts';
import { type FridayTable, seedVenue } from '../furnish.ts';
import type { House } from '../house.ts';
import { freshNotes } from '../notes.ts';
import { carte } from './carte.ts';

const TABLES = 40;

/** A venue with its carte and crew, before the first guest; and its tables that pay at the end. */
export const openEvening = async (
  house: House,
): Promise<{ readonly evening: Evening; readonly later: readonly FridayTable[] }> => {
  const place = await seedVenue(house, TABLES, carte());
  // The house was furnished behind its door: nobody sets it up.
  await closeSetup(house.database.run);
  const evening: Evening = { house, notes: freshNotes(), place, parties: [], abandoned: new Set() };
  return { evening, later: place.tables.filter(({ kind }) => kind === 'later') };
};
