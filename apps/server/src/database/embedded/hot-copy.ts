import { existsSync } from 'node:fs';
import { chown, lstat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg, { type PoolConfig } from 'pg';
import { copyFolder } from './copy-files.ts';

/** Folders whose contents belong to the running server, and files that it makes for itself at every start. */
const EMPTY = /^(pg_dynshmem|pg_notify|pg_replslot|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans|pg_wal)\//;
const OWN = /(^|\/)(postmaster\.(pid|opts)|pg_internal\.init(\.\d+)?|pgsql_tmp[^/]*)$/;

const isData = (path: string): boolean => !EMPTY.test(path) && !OWN.test(path);

/** The log in segments; what is being prepared for later has other names. */
const isSegment = (path: string): boolean => /^[\dA-F]{24}$/.test(path);

const HELD = 'tableside_backup';

type Stopped = { labelfile: string; spcmapfile: string };

/**
 * Copies the folder of a cluster that is being worked with, as PostgreSQL's low-level backup does: the copy is how the
 * database stood at the end, and starts like one whose power failed. `connection` is its superuser's. Answers with the
 * bytes. The segments of the log are held back from being recycled meanwhile. PostgreSQL manual, "Making a base backup
 * using the low level API".
 */
export const copyRunningCluster = async (
  connection: PoolConfig,
  source: string,
  target: string,
): Promise<number> => {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    // Gone with the connection, however we end.
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [HELD]);
    await client.query('select pg_backup_start($1, true)', [HELD]);
    const data = await copyFolder(source, target, isData);
    const { rows } = await client.query<Stopped>('select labelfile, spcmapfile from pg_backup_stop(false)');
    const log = await copyFolder(join(source, 'pg_wal'), join(target, 'pg_wal'), isSegment);
    const [stopped] = rows;
    if (!stopped) throw new Error('PostgreSQL did not say where the copy ends.');
    const label = join(target, 'backup_label');
    await writeFile(label, stopped.labelfile, { mode: 0o600, flush: true });
    if (process.getuid?.() === 0) {
      const { uid, gid } = await lstat(source);
      await chown(label, uid, gid);
    }
    return data + log;
  } finally {
    await client.end();
  }
};

/** Whether there is a cluster in the folder. */
export const isCluster = (folder: string): boolean => existsSync(join(folder, 'PG_VERSION'));
