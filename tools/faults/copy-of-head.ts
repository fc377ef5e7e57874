import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
/** Made anew or of the copy itself: everything else of node_modules is ours, by links. */
const OWN = new Set(['@tableside', '.cache', '.vite', '.vite-temp']);

/** What is committed in a folder of its own, outside of node_modules, where Node runs no TypeScript; the caller removes it. */
export const copyOfHead = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'tableside-mutations-'));
  const archive = spawnSync('git', ['archive', 'HEAD'], { cwd: ROOT, maxBuffer: 2 ** 30 });
  const unpacked = spawnSync('tar', ['-x'], { cwd: folder, input: archive.stdout });
  if (archive.status !== 0 || unpacked.status !== 0)
    throw new Error(`no copy: ${archive.stderr}${unpacked.stderr}`);
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@tableside'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (!OWN.has(name)) symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  }
  for (const kind of ['packages', 'apps']) {
    for (const name of readdirSync(join(folder, kind))) {
      symlinkSync(join(folder, kind, name), join(modules, '@tableside', name));
    }
  }
  for (const app of ['server', 'console']) {
    const nested = join(ROOT, 'apps', app, 'node_modules');
    symlinkSync(nested, join(folder, 'apps', app, 'node_modules'));
  }
  return folder;
};
