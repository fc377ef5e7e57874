import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyOfHead } from './copy-of-head.ts';
import { MUTATIONS, type Mutation } from './mutation-list.ts';

/**
 * node tools/faults/mutations.ts [--only 'words of a name']… [--names]
 * Plants each bug in a copy of what is committed and demands that the named tests go red; without the bug they must be
 * green. `--names` says what there is, for running them one by one.
 */
const runTests = (folder: string, tests: readonly string[], ...more: string[]) => {
  const vitest = join(folder, 'node_modules', 'vitest', 'vitest.mjs');
  const run = spawnSync(process.execPath, [vitest, 'run', ...more, ...tests], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 900_000,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  const said = `${run.stdout}${run.stderr}`;
  // A run that was ended from outside has shown nothing.
  return { green: run.status === 0 || !said.includes('FAIL'), said };
};

/** Which test saw it first, as vitest names it. */
const firstRed = (said: string): string => /FAIL\s+(?:\|?\w+\|?\s+)?(\S.+)/.exec(said)?.[1] ?? 'the run';

const plant = (folder: string, { file, from, to, name }: Mutation): string => {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  if (before.split(from).length !== 2)
    throw new Error(`${name}: ${file} does not hold the text exactly once`);
  writeFileSync(
    path,
    before.replace(from, () => to),
  );
  return before;
};

/** Files that are red without any bug: they prove nothing. */
const redAnyway = (folder: string, tests: readonly string[]): readonly string[] => {
  const { green, said } = runTests(folder, tests);
  return green ? [] : tests.filter(file => new RegExp(`FAIL .*${file}`).test(said));
};

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [''] },
    names: { type: 'boolean', default: false },
  },
});
const chosen = MUTATIONS.filter(({ name }) => values.only.some(words => name.includes(words)));
if (chosen.length === 0) throw new Error(`no bug is called ${values.only}`);
if (values.names) {
  for (const { name } of chosen) console.log(name);
  process.exit();
}
const folder = copyOfHead();
let missed = 0;
try {
  const red = redAnyway(folder, [...new Set(chosen.flatMap(({ tests }) => tests))]);
  for (const file of red) console.log(`RED     ${file} without any bug`);
  for (const mutation of chosen) {
    const tests = mutation.tests.filter(file => !red.includes(file));
    const source = plant(folder, mutation);
    const { green, said } =
      tests.length === 0 ? { green: true, said: '' } : runTests(folder, tests, '--bail', '1');
    writeFileSync(join(folder, mutation.file), source);
    if (green) missed += 1;
    console.log(`${green ? 'MISSED' : 'caught'}  ${mutation.name}${green ? '' : `  (${firstRed(said)})`}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${chosen.length - missed} of ${chosen.length} planted bugs are caught`);
process.exitCode = missed > 0 ? 1 : 0;
