import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { MenuDocument } from '@tableside/domain/menu';
import type { Database } from '../../database/database.ts';
import { writeHost, writeProgram } from '../loyalty/index.ts';
import type { MenuPublisher } from '../menu/index.ts';
import { writeSuggestions } from '../suggestions/index.ts';
import { insertDemoCourt } from './court-store.ts';
import { bringDemoPictures } from './demo-pictures.ts';
import { insertDemoGifts } from './offers/gifts-store.ts';
import { writeDemoReservations } from './offers/reservations-store.ts';
import { readGiftsFile } from './offers/seed-gifts.ts';
import { readLoyaltyFile } from './offers/seed-loyalty.ts';
import { readReservationsFile } from './offers/seed-reservations.ts';
import { readSuggestionsFile } from './offers/seed-suggestions.ts';
import { readMenu, readVenueText } from './read-menu.ts';
import { readPictures, type VenuePictures } from './read-pictures.ts';
import { readReviewsFile } from './reviews/read-reviews.ts';
import { writeDemoReviews } from './reviews/reviews-store.ts';
import { COURT_FOLDER, readCourtFile } from './seed-court.ts';
import { readSettingsFile, readTablesFile } from './seed-file.ts';
import { settingsOf } from './seed-settings.ts';
import { addDemoStaff } from './seed-staff.ts';
import { DEMO_VENUES, insertDemoVenue, oneAtATime, readDemoVenues } from './seed-store.ts';

const ROOT = join(import.meta.dirname, '../../../demo');

export type SeedParts = {
  readonly database: Database;
  readonly menuPublisher: MenuPublisher;
  readonly mediaDir: string;
};

const menuOf = (name: string): MenuDocument => {
  const folder = join(ROOT, name);
  const { menuOf: other } = readSettingsFile(folder);
  if (!other) return readMenu(folder);
  const { tags, categories } = readMenu(join(ROOT, other.folder));
  return { tags, categories: categories.filter(({ hash }) => other.categories.includes(hash)) };
};

const picturesOf = (name: string): VenuePictures => {
  const folder = join(ROOT, name);
  const other = readSettingsFile(folder).menuOf?.folder;
  const own = existsSync(join(folder, 'pictures.json'));
  return readPictures(own || !other ? folder : join(ROOT, other));
};

const settingsFor = (name: string) => {
  const folder = join(ROOT, name);
  const text = readVenueText(folder);
  return {
    name: text.name,
    settings: settingsOf(readSettingsFile(folder), text, picturesOf(name).venue),
  };
};

const seedVenue = async (parts: SeedParts, name: string): Promise<void> => {
  const folder = join(ROOT, name);
  const tables = readTablesFile(folder);
  const { scanStatus, orderStatus, rushMinutes } = readSettingsFile(folder);
  const id = await insertDemoVenue(parts.database, {
    slug: name,
    scanStatus,
    orderStatus,
    rushMinutes,
    tables,
    ...settingsFor(name),
  });
  await addDemoStaff(parts.database, id, tables.staff);
  await writeDemoReviews(parts.database.run, id, readReviewsFile(folder));
  await writeDemoReservations(parts.database.run, id, readReservationsFile(folder));
  const program = readLoyaltyFile(folder);
  if (program) await writeProgram(parts.database.run, id, program, new Date());
  if (program?.external)
    await writeHost(parts.database.run, { venueId: id, address: 'sandbox', sealedKey: null }, new Date());
  const menu = menuOf(name);
  for (const { for_item, items } of readSuggestionsFile(folder, menu)) {
    await writeSuggestions(parts.database.run, id, for_item, items);
  }
  await parts.menuPublisher.publish(id, menu);
};

/**
 * Makes the demo venues that are missing and puts their pictures where guests load them from. Running it again changes
 * nothing; what a crash cut off is taken up; of several servers one makes them and the others wait for it.
 * Answers whether this start made any.
 */
export const seedDemo = (parts: SeedParts): Promise<boolean> =>
  oneAtATime(parts.database, async () => {
    await bringDemoPictures(parts.mediaDir);
    const known = new Set(await readDemoVenues(parts.database));
    const missing = DEMO_VENUES.filter(name => !known.has(name));
    for (const name of missing) await seedVenue(parts, name);
    const cover = readPictures(join(ROOT, COURT_FOLDER)).venue.get('cover') ?? null;
    await insertDemoCourt(parts.database, readCourtFile(ROOT), cover);
    await insertDemoGifts(parts.database, 'vilnius', readGiftsFile(join(ROOT, 'vilnius')));
    return missing.length > 0;
  });
