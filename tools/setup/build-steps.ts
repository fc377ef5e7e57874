import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildTarget, buildTargets } from './build-targets.ts';
import { runNode } from './child.ts';
import { fingerprint } from './fingerprint.ts';
import { precompress } from './precompress.ts';
import { cacheDir, inRoot } from './root.ts';

/** `all` shows what the build says, as weights of routes; `steps` what is done and what fails. */
export type Told = 'all' | 'steps';

const stampOf = (target: BuildTarget): string => join(cacheDir, `build-${target.name.replaceAll(' ', '-')}`);

const isFresh = (target: BuildTarget, print: string): boolean => {
  const stamp = stampOf(target);
  return existsSync(target.output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === print;
};

const build = async (target: BuildTarget, print: string, told: Told): Promise<boolean> => {
  const started = performance.now();
  rmSync(stampOf(target), { force: true });
  const vite = inRoot('node_modules', 'vite', 'bin', 'vite.js');
  const { code, output } = await runNode([vite, ...target.viteArgs, '--logLevel', 'warn'], {
    cwd: inRoot('apps', target.app),
    // What is built is always the shipped form, also when a test run asks for it.
    env: { NODE_ENV: 'production' },
    output: 'collect',
  });
  if (output.trim() !== '' && (told === 'all' || code !== 0)) console.log(output.trimEnd());
  if (code !== 0) {
    console.error(`The build of the ${target.name} failed (exit code ${code}).`);
    return false;
  }
  for (const folder of target.precompress) if (existsSync(folder)) await precompress(folder, target.effort);
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(stampOf(target), print);
  console.log(`Built the ${target.name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return true;
};

/** Builds every target whose sources changed since it was last built. False when one of them failed. */
export const buildStale = async (told: Told = 'all'): Promise<boolean> => {
  const jobs: (() => Promise<boolean>)[] = [];
  for (const target of buildTargets) {
    if (!existsSync(target.needs)) {
      console.log(`Skipped the ${target.name}: it has no sources to build yet.`);
      continue;
    }
    const print = fingerprint(target.sources);
    if (!isFresh(target, print)) jobs.push(() => build(target, print, told));
  }
  if (jobs.length > 0) console.log(`Building ${jobs.length} of ${buildTargets.length} parts ...`);
  const results: boolean[] = [];
  // Two at a time: Vite keeps about one core busy, and small machines have two.
  const lane = async (): Promise<void> => {
    for (let job = jobs.shift(); job; job = jobs.shift()) results.push(await job());
  };
  await Promise.all([lane(), lane()]);
  return results.every(Boolean);
};
