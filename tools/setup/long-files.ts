import { matchesGlob } from 'node:path';

/**
 * Test files that take from twenty seconds to three minutes, most of them waiting: for a server that was killed, a printer that is slow, a
 * line that is dead. The fuzz sends 36,000 requests.
 */
export const LONG_FILES: readonly string[] = [
  '**/http/fuzz.test.ts',
  '**/killed.test.ts',
  '**/src/faults/*.test.ts',
  '**/start/ending.test.ts',
  '**/src/main.test.ts',
  '**/bridges/bridges.test.ts',
  '**/counter/bridged.test.ts',
  '**/terminals/day/day.test.ts',
  '**/food-courts/passing/passing.test.ts',
  '**/database/embedded/embedded.test.ts',
  '**/archive/command.test.ts',
];

export const isLong = (path: string): boolean => LONG_FILES.some(glob => matchesGlob(path, glob));
