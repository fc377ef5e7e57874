// Plain JavaScript without dependencies: it runs before anything is installed, on whatever Node the machine has.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the pinned Node of the root manifest lands. */
export const pinnedNode = root =>
  join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

const manifests = root => {
  const workspaces = ['packages', 'apps'].flatMap(parent =>
    existsSync(join(root, parent))
      ? readdirSync(join(root, parent)).map(name => join(root, parent, name, 'package.json'))
      : [],
  );
  return [join(root, 'package-lock.json'), join(root, 'package.json'), ...workspaces.sort()].filter(
    existsSync,
  );
};

/** A hash that changes whenever an install could give another tree. */
export const manifestHash = root => {
  const hash = createHash('sha256');
  for (const file of manifests(root)) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
};

const stampFile = root => join(root, 'node_modules', '.cache', 'tableside', 'install');

const readJson = file => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/**
 * True when npm's own record of the installed tree holds every package of the lock file at the locked version.
 * A tree somebody installed by hand is then left alone instead of being deleted and fetched again.
 */
export const treeMatchesLock = root => {
  const wanted = readJson(join(root, 'package-lock.json'))?.packages;
  const present = readJson(join(root, 'node_modules', '.package-lock.json'))?.packages;
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      !path.includes('node_modules/') || entry.optional || present[path]?.version === entry.version,
  );
};

const isSaid = value => value !== undefined && !['', '0', 'false'].includes(value);

/** Where nobody looks, what runs is what was locked: nothing else is fetched in its place. */
export const mustBeLocked = env => env.NODE_ENV === 'production' || isSaid(env.CI);

/** Seconds between two lines of progress. */
const EVERY = 10;

/** How many of the locked packages are there, `[412, 640]`. Those of other systems count once the others are there. */
export const installedSoFar = root => {
  const locked = readJson(join(root, 'package-lock.json'))?.packages ?? {};
  const wanted = Object.entries(locked)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.optional && !entry.link)
    .map(([path]) => path);
  return [wanted.filter(path => existsSync(join(root, path, 'package.json'))).length, wanted.length];
};

const tellProgress = root => {
  const started = performance.now();
  const tell = () => {
    const [there, all] = installedSoFar(root);
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`  ${there} of ${all} packages, ${seconds} s`);
  };
  const timer = setInterval(tell, EVERY * 1000);
  return () => clearInterval(timer);
};

/** Runs npm in the checkout; true when it did what it was asked for. */
const runNpm = (root, args) => {
  const cli = process.env.npm_execpath;
  const viaNode = cli?.endsWith('npm-cli.js') && existsSync(cli);
  const [command, prefix] = viaNode ? [process.execPath, [cli]] : ['npm', []];
  const child = spawn(
    command,
    [
      ...prefix,
      ...args,
      // A production environment must still get the build tools: they are what turns a checkout into a server.
      '--include=dev',
      '--no-audit',
      '--no-fund',
      // npm compares the packages with the machine's own Node, but ours runs them: only what fails is worth a line.
      '--loglevel=error',
      '--no-progress',
    ],
    { cwd: root, stdio: ['inherit', 'ignore', 'inherit'], shell: !viaNode && process.platform === 'win32' },
  );
  const quiet = tellProgress(root);
  return new Promise(done => {
    const end = fine => {
      quiet();
      done(fine);
    };
    child.once('error', () => end(false));
    child.once('exit', code => end(code === 0));
  });
};

const giveUp = message => {
  console.error(`\n${message}`);
  process.exit(1);
};

/** Installs the dependencies when they are missing or not those of the lock file; ends the process when it cannot. */
export const ensureInstalled = async (root, { env = process.env, npm = runNpm, fail = giveUp } = {}) => {
  const hash = manifestHash(root);
  const stamp = stampFile(root);
  if (existsSync(pinnedNode(root)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  if (!treeMatchesLock(root)) {
    const locked = existsSync(join(root, 'package-lock.json'));
    console.log(`Installing packages (npm ${locked ? 'ci' : 'install'}) ...`);
    const started = performance.now();
    const done = locked && (await npm(root, ['ci']));
    if (!done && mustBeLocked(env)) {
      fail(
        locked
          ? 'npm ci failed, and npm says why above. With NODE_ENV=production or CI nothing else is installed in its place.\n' +
              'Where package-lock.json does not fit the manifests: run npm install on a developer machine, and commit the lock file.'
          : 'package-lock.json is missing. With NODE_ENV=production or CI only what it locks is installed.',
      );
    }
    // `npm ci` refuses a lock file that does not match the manifests to the letter; on a machine of a developer `npm install` mends it.
    if (!done && !(await npm(root, ['install']))) {
      fail('The packages could not be installed; npm says why above. Is the npm registry reachable?');
    }
    console.log(`Installed the packages in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  }
  // The package `node` fetches its binary in an install script, which a machine-wide ignore-scripts keeps from running.
  if (!existsSync(pinnedNode(root))) await npm(root, ['rebuild', 'node', '--ignore-scripts=false']);
  if (!existsSync(pinnedNode(root))) {
    fail(
      `The pinned Node is missing: ${pinnedNode(root)}\n` +
        'Its install script did not run. Allow it with: npm rebuild node --ignore-scripts=false',
    );
  }
  mkdirSync(join(stamp, '..'), { recursive: true });
  writeFileSync(stamp, hash);
};
