import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { test } from '@playwright/test';

/** Workers of one run have one parent. */
const folder = join(tmpdir(), `tableside-e2e-${process.ppid}`);
const LOOK_EVERY_MS = 200;
/** Longer than any journey takes: whoever has a place gives it back before. */
const TIMEOUT_MS = 600_000;

const held = new Set<string>();
let house = '';
/** Places of this worker's journeys are those of a server of its own: nobody else's table of that name. */
export const claimAt = (address: string): void => {
  house = address;
};
const fileOf = (place: string): string => join(folder, encodeURIComponent(`${house} ${place}`));
/** Which place a worker's journey waits for. */
const waitOf = (pid: number): string => join(folder, `${pid}.waits`);

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** What a file says; null where there is none (any more). */
const read = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};
const holderOf = (file: string): number => Number(read(file));

/** False: another journey has it. What a worker that died left behind is thrown away first. */
const take = (file: string): boolean => {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    const holder = holderOf(file);
    // Zero: it was given back in this moment.
    if (holder > 0 && !isAlive(holder)) rmSync(file, { force: true });
    return false;
  }
};

/** Whether whoever has it waits, by however many others, for what this worker has: nobody would ever go on. */
const isRing = (file: string): boolean => {
  let holder = holderOf(file);
  for (let step = 0; step < readdirSync(folder).length; step += 1) {
    if (holder === process.pid) return true;
    const wanted = read(waitOf(holder));
    if (wanted === null) return false;
    holder = holderOf(wanted);
  }
  return false;
};

/** Waits until it is taken, or nobody would go on. */
const untilTaken = async (file: string): Promise<void> => {
  const end = Date.now() + TIMEOUT_MS;
  while (!take(file) && Date.now() < end) {
    writeFileSync(waitOf(process.pid), file);
    if (isRing(file)) throw new Error(`Two journeys wait for each other's places: ${file}`);
    await pause(LOOK_EVERY_MS);
  }
};

/**
 * Has a place of the demo (a table's code, or a venue's name) for one journey alone until it ends: journeys run beside each
 * other, and whoever closes a table ends the visits of everybody who sits there. Waiting does not count as time of the
 * journey.
 */
export const claim = async (place: string): Promise<void> => {
  if (held.has(place)) return;
  mkdirSync(folder, { recursive: true });
  const info = test.info();
  const [start, { timeout }] = [Date.now(), info];
  if (timeout > 0) info.setTimeout(timeout + TIMEOUT_MS);
  try {
    await untilTaken(fileOf(place));
    held.add(place);
  } finally {
    rmSync(waitOf(process.pid), { force: true });
    if (timeout > 0) info.setTimeout(timeout + Date.now() - start);
  }
};

/** Gives everything back that this worker's journey had. */
export const giveBack = (): void => {
  for (const place of held) rmSync(fileOf(place), { force: true });
  held.clear();
};
