import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Binaries } from '../../apps/server/src/database/embedded/embedded-binaries.ts';
import { canInstallPackages, installPackages } from './debian.ts';

const versions = '/usr/lib/postgresql';
const policy = '/usr/sbin/policy-rc.d';
const clusterDefaults = '/etc/postgresql-common/createcluster.d';

const debianBinaries = (): Binaries | undefined => {
  if (!existsSync(versions)) return undefined;
  return readdirSync(versions)
    .sort((a, b) => Number(a) - Number(b))
    .map(version => join(versions, version, 'bin'))
    .map(bin => ({ initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') }))
    .find(({ initdb, postgres }) => existsSync(initdb) && existsSync(postgres));
};

/** Installs the package without the cluster it would create and without the service it would start. */
const installQuietly = async (): Promise<void> => {
  console.log('Installing PostgreSQL from Debian ...');
  const noCluster = join(clusterDefaults, 'tableside.conf');
  mkdirSync(clusterDefaults, { recursive: true });
  writeFileSync(noCluster, 'create_main_cluster = false\n');
  const noServices = !existsSync(policy);
  if (noServices) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    const problem = await installPackages('postgresql');
    if (problem) console.log(`That did not work: ${problem}`);
  } finally {
    rmSync(noCluster);
    if (noServices) rmSync(policy);
  }
};

/**
 * The programs of another PostgreSQL than the embedded one: the oldest Debian has, which keeps our SQL honest.
 * Undefined where there is none and none can be installed.
 */
export const secondPostgres = async (): Promise<Binaries | undefined> => {
  if (!debianBinaries() && canInstallPackages()) await installQuietly();
  return debianBinaries();
};
