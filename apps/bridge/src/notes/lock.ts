import { mkdirSync, rmSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { join } from 'node:path';

const listens = (path: string): Promise<boolean> =>
  new Promise(resolve => {
    const server = createServer(socket => socket.destroy());
    server.once('error', () => resolve(false));
    server.listen(path, () => resolve(true));
    server.unref();
  });

const answers = (path: string): Promise<boolean> =>
  new Promise(resolve => {
    const socket = createConnection(path);
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
  });

/**
 * Takes the folder for this program, for as long as it lives; false: another one has it, and both would print everything.
 * A socket rather than a file with a number: what died leaves nobody who answers.
 */
export const takeFolder = async (folder: string): Promise<boolean> => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'running');
  if (await listens(path)) return true;
  if (await answers(path)) return false;
  rmSync(path, { force: true });
  return listens(path);
};
