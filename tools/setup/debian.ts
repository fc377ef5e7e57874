import { existsSync } from 'node:fs';
import { runChild } from './child.ts';

/** True where this process may install Debian packages. */
export const canInstallPackages = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const apt = (...args: string[]) =>
  runChild('apt-get', ['-y', '-qq', '-o', 'DPkg::Lock::Timeout=120', ...args], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
    output: 'collect',
    minutes: 10,
  });

/** Installs packages quietly, fetching the package lists first. Answers what went wrong, or undefined. */
export const installPackages = async (...names: string[]): Promise<string | undefined> => {
  const update = await apt('update');
  if (update.code !== 0) return update.output.trim();
  const install = await apt('install', '--no-install-recommends', ...names);
  return install.code === 0 ? undefined : install.output.trim();
};
