import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

/** A browser with Ona's session, a server that keeps it, and the line between them. */
const aDevice = async () => {
  const device = { line: true, signedIn: 'ona' as string | null };
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('fetch', async (address: string) => {
    if (!device.line) throw new TypeError('Failed to fetch');
    if (address.endsWith('/sign-out')) device.signedIn = null;
    return device.signedIn === null
      ? Response.json({ code: 'not_signed_in', message: 'Sign in first' }, { status: 401 })
      : Response.json({ data: { id: device.signedIn } });
  });
  /** Loaded anew, it knows what the browser keeps. */
  const page = async () => {
    vi.resetModules();
    const { signOut, welcome } = await import('./sign-out.ts');
    const { meQuery } = await import('./me.ts');
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    return {
      signOut,
      welcome: () => welcome(client),
      whoIsThere: () => client.fetchQuery({ ...meQuery, staleTime: 0 }),
    };
  };
  return { device, page };
};

it('whoever signed out without a line is let in by nobody once the line is back', async () => {
  const { device, page } = await aDevice();
  const first = await page();
  expect(await first.whoIsThere()).toMatchObject({ id: 'ona' });
  device.line = false;
  await first.signOut();
  await expect((await page()).whoIsThere()).rejects.toMatchObject({ code: 'offline' });
  device.line = true;
  expect(await first.whoIsThere()).toBeNull();
  expect(device.signedIn).toBeNull();
  expect(await (await page()).whoIsThere()).toBeNull();
});

it('a page that is loaded anew once the line is back tells the server first', async () => {
  const { device, page } = await aDevice();
  device.line = false;
  await (await page()).signOut();
  device.line = true;
  expect(await (await page()).whoIsThere()).toBeNull();
  expect(device.signedIn).toBeNull();
});

it('whoever signs in after that stays', async () => {
  const { device, page } = await aDevice();
  const first = await page();
  device.line = false;
  await first.signOut();
  device.line = true;
  device.signedIn = 'jonas';
  await first.welcome();
  expect(await first.whoIsThere()).toMatchObject({ id: 'jonas' });
  expect(await (await page()).whoIsThere()).toMatchObject({ id: 'jonas' });
});
