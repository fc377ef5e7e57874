import { dirname } from 'node:path/posix';
import type { Finding } from '../source-file.ts';

/** A folder with more sources than this is searched, not read; nine in ten hold far fewer. */
export const mostInRoom = 20;
export const mostInNineOfTen = 12;

/** What a reader of a folder reads past is no source: tests, migrations in their one list, fonts and helpers of tests. */
const isCounted = (path: string): boolean =>
  /^(apps|packages)\/[^/]+\/src\/.*\.(ts|tsx|css)$/.test(path) &&
  !/\.test\.tsx?$|\/(migrations|fonts|testing)\//.test(path);

/** How many sources each folder holds, the fullest last. */
const countRooms = (paths: readonly string[]): [folder: string, files: number][] => {
  const counts = new Map<string, number>();
  for (const path of paths.filter(isCounted)) {
    const folder = dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => a - b);
};

/** Files of a folder at nine tenths and at most. */
export const measureRooms = (paths: readonly string[]): { rooms: number; p90: number; most: number } => {
  const counts = countRooms(paths).map(([, files]) => files);
  return {
    rooms: counts.length,
    p90: counts[Math.max(0, Math.ceil(counts.length * 0.9) - 1)] ?? 0,
    most: counts.at(-1) ?? 0,
  };
};

/** No folder of sources is a warehouse, and most are read at a glance. */
export const checkRooms = (paths: readonly string[]): Finding[] => {
  const { p90 } = measureRooms(paths);
  return [
    ...countRooms(paths)
      .filter(([, files]) => files > mostInRoom)
      .map(([path, files]) => ({
        path,
        message: `holds ${files} sources; ${mostInRoom} is the most: give it rooms named by what happens there`,
      })),
    ...(p90 > mostInNineOfTen
      ? [
          {
            path: 'apps, packages',
            message: `a tenth of the folders holds ${p90} sources or more; ${mostInNineOfTen} is the most`,
          },
        ]
      : []),
  ];
};
