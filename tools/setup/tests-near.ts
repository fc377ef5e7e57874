import { dirname } from 'node:path';

const TEST = /\.test\.tsx?$/;
const TESTED = /\.(tsx?|mts|mjs|json|css|sql)$/;
/** Folders above the features: what stands there is near to nothing. */
const isRoom = (folder: string): boolean => /^(apps|packages)\/[^/]+(\/src)?$|^[^/]*$/.test(folder);

/** The tests that stand nearest to a file: itself, else those of its folder, else of the next folder up that has some. */
const near = (path: string, tests: readonly string[]): readonly string[] => {
  if (TEST.test(path)) return [path];
  if (!TESTED.test(path)) return [];
  for (let folder = dirname(path); !isRoom(folder); folder = dirname(folder)) {
    const here = tests.filter(test => test.startsWith(`${folder}/`));
    if (here.length > 0) return here;
  }
  return [];
};

/** Tests of what changed, of all the files that there are. */
export const testsNear = (changed: readonly string[], all: readonly string[]): string[] => {
  const tests = all.filter(path => TEST.test(path));
  return [...new Set(changed.flatMap(path => near(path, tests)))].filter(path => tests.includes(path));
};
