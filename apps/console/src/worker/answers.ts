import { isOurPage, PAGE } from './requests.ts';

const SHELLS = 'tableside-console-';
/** How long the network goes first, in ms: a server that hangs shows nothing for no longer. */
const HEAD_START_MS = 3_000;

/** Fetches the page and the files of a build past what the browser holds of the page. All or nothing. */
export const holdShell = async (build: string, addresses: readonly string[]): Promise<void> => {
  const shell = await caches.open(SHELLS + build);
  const fresh = (address: string) =>
    new Request(
      address,
      address === PAGE ? { cache: 'reload', credentials: 'omit' } : { credentials: 'omit' },
    );
  await shell.addAll(addresses.map(fresh));
};

/** Forgets other builds, but the one before: pages of it may be open. Null: everything goes. */
export const sweepShells = async (build: string | null): Promise<void> => {
  const shells = (await caches.keys()).filter(name => name.startsWith(SHELLS));
  const others = shells.filter(name => build === null || name !== SHELLS + build);
  const old = build === null ? others : others.slice(0, -1);
  await Promise.all(old.map(name => caches.delete(name)));
};

const after = (ms: number): Promise<null> => new Promise(resolve => setTimeout(() => resolve(null), ms));

/** The page from the network if it is ours and comes in time, else as it is held. */
export const pageOfShell = async (build: string, request: Request): Promise<Response> => {
  const network = fetch(request);
  const ours = network.then(
    async page => (isOurPage(page.status, await page.clone().text()) ? page : null),
    () => null,
  );
  const page = await Promise.race([ours, after(HEAD_START_MS)]);
  if (page) return page;
  const held = await (await caches.open(SHELLS + build)).match(PAGE);
  return held ?? network;
};

/** Files of a build have names that never mean anything else, or come with their build. */
export const fileOfShell = async (request: Request): Promise<Response> =>
  (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request);
