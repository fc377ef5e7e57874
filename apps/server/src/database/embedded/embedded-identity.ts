import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

/** How a program is started so that PostgreSQL, which refuses to run as root, accepts its user. */
export type Identity = {
  how: string;
  wrap(program: string, args: readonly string[]): { command: string; args: string[] };
  uid?: number;
  gid?: number;
};

/** A short, fixed environment: PG* and locale variables of the caller must not steer the database. */
export const databaseEnvironment: NodeJS.ProcessEnv = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
};

const serviceUser = 'tableside';

const succeeds = (command: string, args: readonly string[]): boolean => {
  try {
    execFileSync(command, args, { stdio: 'ignore', env: databaseEnvironment });
    return true;
  } catch {
    return false;
  }
};

const asIs: Identity = {
  how: 'as the current user',
  wrap: (command, args) => ({ command, args: [...args] }),
};

const namespaceArgs = ['--user', '--map-user=1000', '--map-group=1000'];
const inNamespace: Identity = {
  how: 'in a user namespace',
  wrap: (program, args) => ({ command: 'unshare', args: [...namespaceArgs, '--', program, ...args] }),
};

const asUser = (uid: number, gid: number): Identity => ({ ...asIs, how: `as user id ${uid}`, uid, gid });

const idOf = (flag: '-u' | '-g'): number | undefined => {
  try {
    return Number(execFileSync('id', [flag, serviceUser], { stdio: ['ignore', 'pipe', 'ignore'] }));
  } catch {
    return undefined;
  }
};

const ensureServiceUser = (): Identity | undefined => {
  if (idOf('-u') === undefined) {
    succeeds('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', serviceUser]) ||
      succeeds('adduser', ['-S', '-D', '-H', serviceUser]);
  }
  const uid = idOf('-u');
  const gid = idOf('-g');
  return uid === undefined || gid === undefined ? undefined : asUser(uid, gid);
};

/**
 * Chooses the identity for a data folder: the current user unless that is root; then a user namespace (works for
 * folders only root can read), else a system user of its own. An existing folder keeps the owner it has.
 * @throws Error naming DATABASE_URL when neither is possible.
 */
export const identityFor = (dataFolder: string): Identity => {
  if (process.getuid?.() !== 0) return asIs;
  if (existsSync(dataFolder)) {
    const { uid, gid } = statSync(dataFolder);
    if (uid !== 0) return asUser(uid, gid);
  }
  if (succeeds('unshare', [...namespaceArgs, '--', 'true'])) return inNamespace;
  const user = ensureServiceUser();
  if (user) return user;
  throw new Error(
    'PostgreSQL does not run as root, and this machine allows neither a user namespace (unshare) nor a new system ' +
      'user. Start Tableside as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
  );
};
