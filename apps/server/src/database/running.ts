import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PoolConfig } from 'pg';
import pg from 'pg';

/** Lines of `postmaster.pid`: the port and the folder of the socket. */
const PORT = 3;
const SOCKET = 4;

const addressIn = (dataDir: string): PoolConfig | null => {
  try {
    const lines = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
    return { host: lines[SOCKET] ?? '', port: Number(lines[PORT]), user: 'tableside', database: 'tableside' };
  } catch {
    return null;
  }
};

/** The embedded database of a server that runs on this machine now; null: none does. */
export const runningEmbedded = async (dataDir: string): Promise<PoolConfig | null> => {
  const address = addressIn(dataDir);
  if (!address) return null;
  const client = new pg.Client(address);
  try {
    await client.connect();
    return address;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
};
