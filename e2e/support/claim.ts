import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { test } from '@playwright/test';

/** Workers of one run have one parent. */
const folder = join(tmpdir(), `tableside-e2e-${process.ppid}`);
const LOOK_EVERY_MS = 200;
/** Two journeys that wait for each other's tables go on after this long. */
const PATIENCE_MS = 90_000;

const held = new Set<string>();
let house = '';
/** Places of this worker's journeys are those of a server of its own: nobody else's table of that name. */
export const claimAt = (address: string): void => {
  house = address;
};
const fileOf = (place: string): string => join(folder, encodeURIComponent(`${house} ${place}`));

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** False: another journey has it. What a worker that died left behind is taken over. */
const take = (place: string): boolean => {
  mkdirSync(folder, { recursive: true });
  const file = fileOf(place);
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    try {
      if (isAlive(Number(readFileSync(file, 'utf8')))) return false;
      rmSync(file, { force: true });
    } catch {
      // It was given back in this moment.
    }
    return false;
  }
};

/**
 * Has a place of the demo (a table's code) for one journey alone until it ends: journeys run beside each other, and whoever
 * closes a table ends the visits of everybody who sits there. Waiting does not count as time of the journey.
 */
export const claim = async (place: string): Promise<void> => {
  if (held.has(place)) return;
  const start = Date.now();
  while (!take(place) && Date.now() - start < PATIENCE_MS) await pause(LOOK_EVERY_MS);
  held.add(place);
  const info = test.info();
  if (info.timeout > 0) info.setTimeout(info.timeout + Date.now() - start);
};

/** Gives everything back that this worker's journey had. */
export const giveBack = (): void => {
  for (const place of held) rmSync(fileOf(place), { force: true });
  held.clear();
};
