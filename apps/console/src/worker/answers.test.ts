import { afterEach, expect, it, vi } from 'vitest';
import { fileOfShell, holdShell, sweepShells } from './answers.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser's caches, and a server that has the files of its present build alone. */
const aBrowser = () => {
  const server = new Set<string>();
  const fetched = async (address: string) =>
    server.has(address) ? new Response(`served ${address}`) : new Response('', { status: 404 });
  const shells = new Map<string, Map<string, Response>>();
  const pathOf = (request: Request | string) =>
    new URL(typeof request === 'string' ? request : request.url).pathname;
  vi.stubGlobal(
    'Request',
    class {
      readonly url: string;
      constructor(address: string) {
        this.url = new URL(address, 'https://menu.example').href;
      }
    },
  );
  vi.stubGlobal('fetch', (request: Request) => fetched(pathOf(request)));
  vi.stubGlobal('caches', {
    keys: async () => [...shells.keys()],
    delete: async (name: string) => shells.delete(name),
    match: async (url: string) =>
      [...shells.values()].flatMap(shell => shell.get(pathOf(url)) ?? [])[0]?.clone(),
    open: async (name: string) => {
      const shell = shells.get(name) ?? new Map<string, Response>();
      shells.set(name, shell);
      return {
        addAll: async (requests: readonly Request[]) => {
          const answers = await Promise.all(requests.map(request => fetched(pathOf(request))));
          if (answers.some(({ ok }) => !ok)) throw new TypeError('Request failed');
          for (const [at, request] of requests.entries()) shell.set(pathOf(request), answers[at] as Response);
        },
      };
    },
  });
  return {
    server,
    deploy: async (build: string) => {
      server.clear();
      for (const file of ['/console/', `/console/assets/bills-${build}.js`]) server.add(file);
      await holdShell(build, [...server]);
      await sweepShells(build);
    },
    file: async (name: string) => (await fileOfShell(new Request(`/console/assets/${name}`))).text(),
  };
};

it('a page that was open when a new build came still gets its screens, which the server has no more', async () => {
  const { deploy, file } = aBrowser();
  await deploy('1');
  await deploy('2');
  expect(await file('bills-1.js')).toBe('served /console/assets/bills-1.js');
  expect(await file('bills-2.js')).toBe('served /console/assets/bills-2.js');
});
