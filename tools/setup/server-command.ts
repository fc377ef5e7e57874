import { resolve } from 'node:path';

/**
 * Node's options for the server. The space for what was made last grows to 96 MB by itself, most of it garbage that nobody
 * is in a hurry to leave; a venue's evening does not need more than half of 24. In MiB, of each of its halves.
 */
export const SERVER_OPTIONS: readonly string[] = ['--max-semi-space-size=8'];

/**
 * What the C library gives back at once, in bytes. Left alone, it learns from the first password that 20 MB are asked for
 * often, and each of five threads holds on to as much for ever.
 */
export const SERVER_MEMORY: Readonly<Record<string, string>> = {
  MALLOC_MMAP_THRESHOLD_: '4194304',
  MALLOC_TRIM_THRESHOLD_: '4194304',
};

/** The built server. */
export const SERVER_ENTRY = resolve(import.meta.dirname, '../../apps/server/dist/main.js');
