// `npm run new -- feature|call|screen|provider NAME`: the files that a recipe names, so that a first change begins green.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot } from '../setup/root.ts';
import { type Change, Unusable } from './change.ts';
import { planOf } from './plan.ts';

const read = (path: string): string => {
  if (!existsSync(inRoot(path))) throw new Unusable(`there is no ${path}`);
  return readFileSync(inRoot(path), 'utf8');
};

const write = ({ path, text }: Change): void => {
  mkdirSync(dirname(inRoot(path)), { recursive: true });
  writeFileSync(inRoot(path), text);
};

const formatted = (changes: readonly Change[]): void => {
  const biome = inRoot('node_modules', '@biomejs', 'biome', 'bin', 'biome');
  execFileSync(process.execPath, [biome, 'check', '--write', ...changes.map(({ path }) => path)], {
    cwd: inRoot(),
    stdio: 'ignore',
  });
};

try {
  const [kind, ...names] = process.argv.slice(2);
  const changes = planOf(kind, names, read);
  const there = changes.find(({ path, adds }) => !adds && existsSync(inRoot(path)));
  if (there) throw new Unusable(`${there.path} is there already`);
  for (const change of changes) write(change);
  formatted(changes);
  execFileSync(process.execPath, [inRoot('tools', 'docs', 'main.ts')], { cwd: inRoot(), stdio: 'ignore' });
  for (const { path, adds } of changes) console.log(`${adds ? 'changed' : 'wrote  '} ${path}`);
  console.log('Now say in the files what it is; npm run verify tells whether you are done.');
} catch (error) {
  if (!(error instanceof Unusable)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
