import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { connectDatabase, type Place } from '../../apps/server/src/database/connection/reach.ts';
import { type Database, openDatabase } from '../../apps/server/src/database/database.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import {
  checkArchive,
  findVenue,
  openArchive,
  type Restored,
  restoreArchive,
  writeArchive,
} from '../../apps/server/src/features/archive/index.ts';

export type Installation = Place & { readonly publicUrl: string | null };
type Say = (line: string) => void;

const withDatabase = async <T>(place: Place, work: (database: Database) => Promise<T>): Promise<T> => {
  const cluster = await connectDatabase(place);
  if (cluster.startedHere) await migrate(cluster.connection);
  const database = openDatabase({ ...cluster.connection, max: 2 });
  try {
    return await work(database);
  } finally {
    await database.close();
    await cluster.stop();
  }
};

const mebibytes = (bytes: number): string => `${(bytes / 1_048_576).toFixed(1)} MiB`;

/** Writes the archive of a venue to a file; one that was not finished has another name and is removed. */
export const makeArchive = (
  place: Installation,
  { venue: named, to }: { readonly venue: string; readonly to: string },
  say: Say,
): Promise<void> =>
  withDatabase(place, async database => {
    const venue = await findVenue(database.run, named);
    if (!venue) throw new Error(`No venue is called ${named}.`);
    const unfinished = `${resolve(to)}.unfinished`;
    const file = createWriteStream(unfinished, { mode: 0o600 });
    const write = async (chunk: Buffer): Promise<void> => {
      if (!file.write(chunk)) await once(file, 'drain');
    };
    try {
      const mediaDir = join(resolve(place.dataDir), 'media');
      const of = { database, clock: Date.now, mediaDir, address: place.publicUrl };
      const { data, pictures } = await writeArchive(of, venue, write);
      file.end();
      await once(file, 'close');
      await rename(unfinished, resolve(to));
      const lines = data.reduce((all, each) => all + each.lines, 0);
      say(`${to}: ${mebibytes(file.bytesWritten)}, ${lines} records, ${pictures.length} files of pictures.`);
      say('Passwords and keys are not in it. Keep it as you keep your books.');
    } catch (error) {
      file.destroy();
      await rm(unfinished, { force: true });
      throw error;
    }
  });

const tell = (
  { venue, invitations, lines, pictures, openPayments, openRefunds }: Restored,
  address: string | null,
  say: Say,
): void => {
  say(`${venue.name} is here: ${lines} records, ${pictures} pictures. Printed codes are valid as they are.`);
  say('Invitations, each shown this once. Hand them to their people; they choose a password:');
  for (const { name, email, role, code } of invitations) {
    say(`  ${role} ${name} (${email}): ${address ?? ''}/console/join#${code}`);
  }
  say('Not in an archive, enter them again: keys of payment providers and of the till.');
  if (openPayments > 0)
    say(
      `${openPayments} payments were under way: only their provider knows how they stand. The console lists them.`,
    );
  if (openRefunds > 0)
    say(
      `${openRefunds} refunds were under way: enter the provider’s keys within a day, or they become a person’s.`,
    );
};

/** Restores an archive; nothing is written unless everything is right. */
export const restore = (
  place: Installation,
  { from, owner }: { readonly from: string; readonly owner: string | null },
  say: Say,
): Promise<void> =>
  withDatabase(place, async database => {
    const file = await open(from);
    try {
      const mediaDir = join(resolve(place.dataDir), 'media');
      const to = { database, clock: Date.now, mediaDir, owner };
      tell(await restoreArchive(await openArchive(file), to), place.publicUrl, say);
    } finally {
      await file.close();
    }
  });

/** Reads an archive to its end and says what it holds. */
export const check = async (from: string, say: Say): Promise<void> => {
  const file = await open(from);
  try {
    const archive = await openArchive(file);
    await checkArchive(archive);
    const { venue, made_at, address, data, pictures } = archive.manifest;
    say(`${venue.name}, made at ${made_at}${address === null ? '' : ` at ${address}`}. It is whole.`);
    for (const { path, lines } of data) if (lines > 0) say(`  ${path}: ${lines}`);
    say(`  pictures: ${pictures.length} files`);
  } finally {
    await file.close();
  }
};
