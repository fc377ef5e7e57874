import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROVIDERS } from '../registry.ts';

const root = join(import.meta.dirname, '../../../..');
const HOME = 'packages/payments/src/providers';
const REGISTRY = 'packages/payments/src/registry.ts';

/** Where names of providers may stand for something else. */
const EXCEPT = [
  // The spec's names of ways to pay, some of which are names of providers as well. PAY-17.
  /^packages\/payments\/src\/port\/methods\.ts$/,
  // The spec's calls are named after providers. PAY-48 … PAY-52.
  /^apps\/server\/src\/features\/payments\/handlers\.ts$/,
  // The guest app's parts that load providers' scripts, and their registry.
  /^apps\/guest\/src\/.*\bdrivers?\b/,
];

const withoutComments = (code: string): string => code.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

const sources = ['packages/payments/src', 'apps/server/src', 'apps/guest/src'].flatMap(folder =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map(path => join(folder, path))
    .filter(path => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.includes('/testing/'))
    .map(path => ({ path, code: withoutComments(readFileSync(join(root, path), 'utf8')) })),
);

describe('adding a provider is a folder and a line', () => {
  const online = PROVIDERS.filter(({ capabilities }) => capabilities.settledBy === 'provider');

  it.each(online.map(({ id }) => id))('%s is named in its folder and in the registry only', id => {
    const name = new RegExp(`['"\`]${id}['"\`]|providers/${id}/`);
    const outside = sources
      .filter(({ path, code }) => name.test(code) && !path.startsWith(`${HOME}/${id}/`))
      .map(({ path }) => path)
      .filter(path => !EXCEPT.some(allowed => allowed.test(path)));
    expect(outside).toEqual([REGISTRY]);
  });

  it('every folder is registered once, under its own name', () => {
    expect(readdirSync(join(root, HOME)).sort()).toEqual(PROVIDERS.map(({ id }) => id).sort());
    const methods = PROVIDERS.flatMap(({ capabilities }) => capabilities.methods);
    expect(new Set(methods).size).toBe(methods.length);
    const accounts = PROVIDERS.map(({ capabilities }) => capabilities.account);
    expect(new Set(accounts).size).toBe(accounts.length);
  });

  it.each(PROVIDERS.map(provider => [provider.id, provider.capabilities.settledBy, provider] as const))(
    '%s has the files its capabilities ask for (settled by %s)',
    (id, settledBy, { walletAhead, connecting, passing }) => {
      const files = readdirSync(join(root, HOME, id)).filter(name => !name.endsWith('.test.ts'));
      const all = ['api.ts', 'callback.ts', 'index.ts', 'map.ts'];
      if (walletAhead) all.push('wallet-ahead.ts');
      // The client is shared by the calls for payments and those for accounts.
      if (connecting) all.push('client.ts', 'connect');
      if (passing) all.push('units.ts');
      const ofAccounts = connecting
        ? readdirSync(join(root, HOME, id, 'connect')).filter(name => !name.endsWith('.test.ts'))
        : [];
      const sends = passing ? ['passing.ts', 'transfer-api.ts'] : [];
      expect(ofAccounts.sort()).toEqual(
        connecting ? ['connect-api.ts', 'connecting.ts', 'map-account.ts', ...sends] : [],
      );
      const wanted = { staff: ['index.ts'], terminal: ['index.ts', 'map.ts'], provider: all.sort() }[
        settledBy
      ];
      expect(files.sort()).toEqual(wanted);
    },
  );

  it('nobody decides anything by a provider’s id', () => {
    const deciding = sources.filter(
      ({ path, code }) => path.startsWith('packages/payments/') && /\bid\s*[!=]==?\s*['"`]/.test(code),
    );
    expect(deciding.map(({ path }) => path)).toEqual([]);
  });
});
