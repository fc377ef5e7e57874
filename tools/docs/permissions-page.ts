import type { Call } from './routes-page.ts';

const ofStaff = ([key, { access }]: [string, Call]): boolean =>
  key.includes(' /console') && access !== 'session';

const cells = (roles: readonly string[], { access }: Call): string[] => {
  if (access === 'public') return roles.map(() => 'anybody');
  if (access === 'setup-code') return roles.map(() => 'code');
  if (typeof access === 'string' || 'key' in access) return roles.map(() => 'yes');
  return roles.map(role => (access.staff.includes(role) ? (access.password ? 'password' : 'yes') : ''));
};

/** docs/permissions.md: role by call, for every call of staff. */
export const permissionsPage = (roles: readonly string[], calls: Readonly<Record<string, Call>>): string =>
  [
    '# Who may do what',
    '',
    'Made from the `access` rows of `packages/contract/src/http/{console,admin}` by `npm run docs`; a call without a row does',
    'not compile. `apps/server/src/http/mount/access.ts` enforces them, `permission-walk.test.ts` walks every row with every role',
    'over HTTP. An empty cell is 403; staff of another venue read 404, nobody signed in reads 401.',
    '',
    '- **yes**: the role may; limits in sums are in `packages/domain/src/staff`.',
    '- **password**: the role may; after a PIN on a shared device only with the password typed within five minutes.',
    '- **anybody**: before signing in.',
    '- **code**: whoever has the code that an installation without an owner prints at its start.',
    '',
    'Calls without `{venue}` are about the own account, and hold what the own roles allow.',
    '',
    `| call | ${roles.join(' | ')} |`,
    `|---|${roles.map(() => '---|').join('')}`,
    ...Object.entries(calls)
      .filter(ofStaff)
      .map(([key, call]) => `| \`${key}\` | ${cells(roles, call).join(' | ')} |`),
    '| `GET /console/{venue}/realtime` (events) | yes | yes | yes | yes |  |',
    '',
  ].join('\n');
