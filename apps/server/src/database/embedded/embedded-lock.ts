import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';

/**
 * On Linux the lock is an abstract socket: the kernel gives it to one process and takes it back when that process
 * dies, however it dies. Elsewhere it is a socket file, and a file nobody listens on is a leftover.
 */
const address = (dataDir: string): string => {
  const id = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 32);
  return process.platform === 'linux' ? `\0tableside-${id}` : join(dataDir, '.lock');
};

const listen = (path: string): Promise<Server | undefined> =>
  new Promise((resolve, reject) => {
    const server = createServer(socket => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen({ path }, () => resolve(server.unref()));
  });

const answers = (path: string): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect({ path }, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/**
 * Makes this process the only one on a data folder until `release`.
 * @throws Error with a message for the owner when another server holds it.
 */
export const lockDataDir = async (dataDir: string): Promise<{ release(): Promise<void> }> => {
  const path = address(dataDir);
  let server = await listen(path);
  if (!server && process.platform !== 'linux' && !(await answers(path))) {
    rmSync(path, { force: true });
    server = await listen(path);
  }
  if (!server) {
    throw new Error(
      `Another Tableside server is running on ${dataDir}. Stop it first, or give this one its own DATA_DIR.`,
    );
  }
  const held = server;
  return { release: () => new Promise(done => held.close(() => done())) };
};
