import { resolve } from 'node:path';

/**
 * Node's options for the server. Left alone, the space for what was made last grows to 96 MB, and the heap to more than twice
 * what is alive in it, most of both garbage that nobody is in a hurry to clear away. MiB of a half of the one; by how many
 * percent the other may grow until it is cleared.
 */
export const SERVER_OPTIONS: readonly string[] = ['--max-semi-space-size=8', '--heap-growing-percent=40'];

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
