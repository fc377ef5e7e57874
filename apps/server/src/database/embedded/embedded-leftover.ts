import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from './embedded-log.ts';
import { processesIn, recordedPid, signal, waitUntil } from './embedded-processes.ts';

/** How long each way of asking may take, in milliseconds: fast shutdown, immediate shutdown, the end. */
const patience: [NodeJS.Signals, number][] = [
  ['SIGINT', 15_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
];

/**
 * Ends a PostgreSQL that still runs on the data folder because the server that started it was killed, and clears
 * lock files nobody holds (beside the data and beside the socket). Afterwards no process works on the folder.
 * @throws Error when something there cannot be ended.
 */
export const clearLeftover = async (dataFolder: string, socket: string, log: Log): Promise<void> => {
  if (!existsSync(dataFolder)) return;
  const none = (): boolean => processesIn(dataFolder).length === 0;
  if (!none()) {
    log.warn('A database left behind by an earlier run is still working; stopping it first.');
    for (const [name, limit] of patience) {
      const running = processesIn(dataFolder);
      const first = recordedPid(dataFolder);
      // The first process ends its children in order; without it each has to be told.
      const targets =
        first !== undefined && running.includes(first) && name !== 'SIGKILL' ? [first] : running;
      for (const pid of targets) signal(pid, name);
      if (await waitUntil(none, limit)) break;
    }
    if (!none()) throw new Error(`A database process on ${dataFolder} cannot be stopped.`);
  }
  // Nobody works here, so whoever has the recorded process id now is somebody else.
  rmSync(join(dataFolder, 'postmaster.pid'), { force: true });
  rmSync(socket, { force: true });
  rmSync(`${socket}.lock`, { force: true });
};
