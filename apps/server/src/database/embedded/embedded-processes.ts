import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** True while a process with this id exists, whoever owns it. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** The process id of the cluster's first process according to its lock file. */
export const recordedPid = (dataFolder: string): number | undefined => {
  try {
    const pid = Number(readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
};

const folderOf = (pid: string): string | undefined => {
  try {
    return readlinkSync(join('/proc', pid, 'cwd'));
  } catch {
    return undefined;
  }
};

/** Without /proc: the recorded process, when its command line says that it really serves this folder. */
const recordedProcess = (dataFolder: string): number[] => {
  const pid = recordedPid(dataFolder);
  if (pid === undefined || !isAlive(pid)) return [];
  try {
    const command = execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return command.includes(dataFolder) ? [pid] : [];
  } catch {
    return [];
  }
};

/**
 * Every process working in a data folder: PostgreSQL changes into it, so this also finds the children of a server
 * that was killed, and never takes a recycled process id for a database.
 */
export const processesIn = (dataFolder: string): number[] => {
  if (process.platform !== 'linux') return recordedProcess(dataFolder);
  const folder = realpathSync(dataFolder);
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name) && folderOf(name) === folder)
    .map(Number)
    .filter(pid => pid !== process.pid);
};

/** Polls until `done` says so; false when `limit` milliseconds pass first. */
export const waitUntil = async (done: () => boolean, limit: number): Promise<boolean> => {
  const end = performance.now() + limit;
  while (!done()) {
    if (performance.now() > end) return false;
    await wait(10);
  }
  return true;
};

/** Sends a signal to a process that may be gone by now. */
export const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name);
  } catch {
    // It ended by itself, which is what the signal was for.
  }
};
