import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { MenuDocument } from '@tableside/domain/menu';
import type { Database } from '../../database/database.ts';
import type { MenuPublisher } from '../menu/index.ts';
import { createStaff } from '../staff/index.ts';
import { writeSuggestions } from '../suggestions/index.ts';
import type { PictureRecipe } from './compose-picture-recipe.ts';
import { hasDemoCourt, insertDemoCourt, writeDemoCover } from './court-store.ts';
import { readMenu, readVenuePictures, readVenueText } from './read-menu.ts';
import type { PictureOf } from './read-recipe.ts';
import { COURT_FOLDER, readCourtFile } from './seed-court.ts';
import { readSettingsFile, readTablesFile } from './seed-file.ts';
import { settingsOf } from './seed-settings.ts';
import { DEMO_VENUES, insertDemoVenue, oneAtATime, readDemoVenues, writeDemoSettings } from './seed-store.ts';
import { readSuggestionsFile } from './seed-suggestions.ts';

const ROOT = join(import.meta.dirname, '../../../demo');
const DEMO_PASSWORD = 'tableside-demo';

export type SeedParts = {
  readonly database: Database;
  readonly menuPublisher: MenuPublisher;
  readonly mediaDir: string;
  /** Keeps composed pictures between installations. */
  readonly cacheDir: string;
};

const menuOf = (name: string, pictureOf: PictureOf): MenuDocument => {
  const folder = join(ROOT, name);
  const { menuOf: other } = readSettingsFile(folder);
  if (!other) return readMenu(folder, pictureOf);
  const { tags, categories } = readMenu(join(ROOT, other.folder), pictureOf);
  return { tags, categories: categories.filter(({ hash }) => other.categories.includes(hash)) };
};

const picturesOf = (name: string, pictureOf: PictureOf) => {
  const folder = join(ROOT, name);
  const other = readSettingsFile(folder).menuOf?.folder;
  const own = existsSync(join(folder, 'pictures.json'));
  return readVenuePictures(own || !other ? folder : join(ROOT, other), pictureOf);
};

const settingsFor = (name: string, pictureOf: PictureOf) => {
  const folder = join(ROOT, name);
  const text = readVenueText(folder);
  return {
    name: text.name,
    settings: settingsOf(readSettingsFile(folder), text, picturesOf(name, pictureOf)),
  };
};

const seedVenue = async (parts: SeedParts, name: string, pictureOf: PictureOf): Promise<void> => {
  const folder = join(ROOT, name);
  const tables = readTablesFile(folder);
  const { scanStatus } = readSettingsFile(folder);
  const id = await insertDemoVenue(parts.database, {
    slug: name,
    scanStatus,
    tables,
    ...settingsFor(name, pictureOf),
  });
  for (const person of tables.staff) {
    await createStaff(parts.database, { ...person, password: DEMO_PASSWORD, venueId: id, isDemo: true });
  }
  const menu = menuOf(name, pictureOf);
  for (const { for_item, items } of readSuggestionsFile(folder, menu)) {
    await writeSuggestions(parts.database.run, id, for_item, items);
  }
  await parts.menuPublisher.publish(id, menu);
};

const withoutPictures: PictureOf = () => null;

const courtCover = (pictureOf: PictureOf) =>
  readVenuePictures(join(ROOT, COURT_FOLDER), pictureOf).get('cover') ?? null;

const recipesOf = (names: readonly string[]): PictureRecipe[] => {
  const recipes: PictureRecipe[] = [];
  const collect: PictureOf = recipe => {
    recipes.push(recipe);
    return null;
  };
  for (const name of names) {
    picturesOf(name, collect);
    menuOf(name, collect);
  }
  courtCover(collect);
  return recipes;
};

const addPictures = async (parts: SeedParts): Promise<void> => {
  const bare = (await readDemoVenues(parts.database)).filter(({ hasPictures }) => !hasPictures);
  if (bare.length === 0 && (await hasDemoCourt(parts.database, { withCover: true }))) return;
  const { renderDemoPictures } = await import('./demo-pictures.ts');
  const pictureOf = await renderDemoPictures(recipesOf(bare.map(({ slug }) => slug)), parts);
  for (const { id, slug } of bare) {
    // The settings come last: by their cover the next start sees that nothing of the venue is missing.
    await parts.menuPublisher.publish(id, menuOf(slug, pictureOf));
    await writeDemoSettings(parts.database, id, settingsFor(slug, pictureOf).settings);
  }
  await writeDemoCover(parts.database, courtCover(pictureOf));
};

export type Seeded = {
  /** Whether this start made the venues. */
  readonly first: boolean;
  /** Composes what pictures are missing and shows them. Takes up to a minute on a new machine; may be cut off. */
  readonly addPictures: () => Promise<void>;
};

/**
 * Makes the demo venues that are missing, at once but without pictures, then composes those. Running it again changes
 * nothing; what a crash cut off is taken up; of several servers one makes them and the others wait for it.
 */
export const seedDemo = async (parts: SeedParts): Promise<Seeded> => {
  const first = await oneAtATime(parts.database, async () => {
    const known = new Set((await readDemoVenues(parts.database)).map(({ slug }) => slug));
    const missing = DEMO_VENUES.filter(name => !known.has(name));
    for (const name of missing) await seedVenue(parts, name, withoutPictures);
    await insertDemoCourt(parts.database, readCourtFile(ROOT));
    return missing.length > 0;
  });
  return { first, addPictures: () => addPictures(parts) };
};
