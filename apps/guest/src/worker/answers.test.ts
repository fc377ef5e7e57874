import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aFile, aWorkerWorld } from '../testing/worker-world.ts';

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page as the server makes it: with the visit and its menu in it. */
const pageOf = (menu: number, build = 'one', language = 'en') =>
  new Response(
    `<html><div id="root">dishes</div><link rel="modulepreload"><script type="application/json" id="boot">{"language":"${language}","session":{"id":1}}</script><script type="application/json" id="menu">{"version":${menu}}</script></html>`,
    { headers: { 'tableside-build': build } },
  );
const visit = {
  token: 'tok',
  code: 'T-1',
  home: 'https://menu.example/menu/tok',
  until: 6 * 3_600_000,
  language: 'en',
};
const keep = { say: 'keep', visit, seen: [] } as const;
const foreign = (status: number) => () => new Response('<html>Sorry</html>', { status });

/** A phone that holds the menu of its visit. */
const aPhone = async () => {
  const world = aWorkerWorld();
  world.setNetwork(() => pageOf(1));
  const worker = await world.start('one');
  await worker.say(keep);
  // Long enough ago that the next who wants news has the server asked.
  vi.setSystemTime(60_000);
  return { ...world, worker };
};
const textOf = async (answer: Response | undefined) => (await answer?.text()) ?? '';
const later = async <T>(work: Promise<T>): Promise<T> => {
  await vi.advanceTimersByTimeAsync(5_000);
  return work;
};

describe('a navigation while the phone holds the menu', () => {
  it.each([
    ['nothing', () => undefined],
    ['the error page of a proxy', foreign(502)],
    ['a server that is starting', foreign(503)],
    ['a page that is not ours', foreign(200)],
  ])('[OFFLINE-02] shows what is held when the network answers with %s', async (_, network) => {
    const { worker, setNetwork } = await aPhone();
    setNetwork(network);
    expect(await textOf(await later(worker.ask('/menu/tok')))).toContain('dishes');
    expect(await textOf(await later(worker.ask('/place-order/tok')))).toContain('"version":1');
    expect((await later(worker.ask('/T-1')))?.headers.get('location')).toBe(visit.home);
    expect((await later(worker.ask('/')))?.headers.get('location')).toBe(visit.home);
    expect(await worker.say({ say: 'news', token: 'tok' })).toEqual({ told: 'unknown' });
    expect(await textOf(await later(worker.ask('/menu/tok')))).toContain('dishes');
    setNetwork(() => pageOf(2));
    expect(await worker.say({ say: 'news', token: 'tok' })).toMatchObject({ told: 'now' });
  });

  it('shows what the server says, also when that is no', async () => {
    const { worker, setNetwork } = await aPhone();
    const gone = () => new Response('closed', { status: 410, headers: { 'tableside-build': 'one' } });
    setNetwork(gone);
    expect(await textOf(await later(worker.ask('/T-1')))).toBe('closed');
    expect(await worker.say({ say: 'news', token: 'tok' })).toEqual({ told: 'over' });
    setNetwork(() => undefined);
    expect((await later(worker.ask('/menu/tok')))?.status).toBe(503);
  });

  it('[OFFLINE-02] shows the menu at once while a newer one is fetched, and the newer one from then on', async () => {
    const { worker, setNetwork } = await aPhone();
    let asked = 0;
    setNetwork(() => {
      asked += 1;
      return pageOf(2);
    });
    expect(await textOf(await worker.ask('/menu/tok'))).toContain('"version":1');
    expect(asked).toBe(1);
    const told = { told: 'now', session: { id: 1 }, menu: { version: 2 } };
    expect(await worker.say({ say: 'news', token: 'tok' })).toEqual(told);
    expect(asked).toBe(1);
    setNetwork(() => undefined);
    expect(await textOf(await worker.ask('/menu/tok'))).toContain('"version":2');
  });

  it('lets nothing of an older build meet a newer server', async () => {
    const { worker, setNetwork } = await aPhone();
    setNetwork(() => pageOf(2, 'two'));
    expect(await worker.say({ say: 'news', token: 'tok' })).toEqual({ told: 'otherBuild' });
    setNetwork(() => undefined);
    expect((await later(worker.ask('/menu/tok')))?.status).toBe(503);
  });
});

describe('a guest who chooses another language while the menu is still on its way', () => {
  const begin = async () => {
    const world = aWorkerWorld();
    const worker = await world.start('one');
    const onTheirWay: ((page: Response) => void)[] = [];
    world.setNetwork(() => new Promise(come => onTheirWay.push(come)));
    const keepIn = (language: string) => worker.say({ ...keep, visit: { ...visit, language } });
    const sent = (count: number) => vi.waitFor(() => expect(onTheirWay).toHaveLength(count));
    const come = (at: number, menu: number, language: string) =>
      onTheirWay[at]?.(pageOf(menu, 'one', language));
    return { ...world, worker, keepIn, sent, come };
  };

  it('[LANG-03] finds it kept in that one', async () => {
    const { worker, keepIn, sent, come } = await begin();
    const kept = [keepIn('lt')];
    await sent(1);
    kept.push(keepIn('pl'));
    come(0, 1, 'lt');
    await sent(2);
    come(1, 2, 'pl');
    await Promise.all(kept);
    expect(await textOf(await worker.ask('/menu/tok'))).toContain('"language":"pl"');
  });

  it('[LANG-03] finds it kept in that one, though the older page comes last', async () => {
    const { worker, keepIn, sent, come } = await begin();
    const kept = [keepIn('lt')];
    await sent(1);
    come(0, 1, 'lt');
    await kept[0];
    kept.push(keepIn('lv'));
    await sent(2);
    kept.push(keepIn('pl'));
    await sent(3);
    come(2, 3, 'pl');
    await kept[2];
    come(1, 2, 'lv');
    await Promise.all(kept);
    expect(await textOf(await worker.ask('/menu/tok'))).toContain('"language":"pl"');
  });
});

it('[OFFLINE-02] a table that this phone holds nothing of has a page of its own while there is no network', async () => {
  const { worker, setNetwork } = await aPhone();
  setNetwork(() => undefined);
  const page = await later(worker.ask('/T-2'));
  expect(page?.status).toBe(503);
  expect(await textOf(page)).toContain('No internet connection');
  setNetwork(foreign(502));
  expect(await textOf(await later(worker.ask('/T-2')))).toContain('Sorry');
});

describe('files of a build', () => {
  const files = async (world: ReturnType<typeof aWorkerWorld>) => {
    world.setNetwork(path => aFile(path));
    await world.start('one', ['/assets/old.js']);
    const worker = await world.start('two', ['/assets/new.js']);
    world.setNetwork(foreign(404));
    return worker;
  };

  it('stay while pages of it may be open, though the server has them no more', async () => {
    const world = aWorkerWorld();
    const worker = await files(world);
    expect(await textOf(await worker.ask('/assets/old.js', 'cors'))).toBe('/assets/old.js');
    vi.setSystemTime(6 * 3_600_000 - 1);
    await later(worker.say({ ...keep, visit: { ...visit, until: Infinity } }));
    expect(await world.storage.keys()).toContain('tableside-files-one');
  });

  it('go when no page of it can be open any more', async () => {
    const world = aWorkerWorld();
    const worker = await files(world);
    vi.setSystemTime(6 * 3_600_000);
    await worker.say(keep);
    expect(await world.storage.keys()).not.toContain('tableside-files-one');
    expect(await world.storage.keys()).toContain('tableside-files-two');
  });

  it('go at once where no page is open', async () => {
    const world = aWorkerWorld();
    world.setPages(0);
    await files(world);
    expect(await world.storage.keys()).toEqual(['tableside-files-two']);
  });

  it('are never a page that somebody sent in their place', async () => {
    const world = aWorkerWorld();
    const worker = await world.start('one');
    world.setNetwork(() => aFile('<html>Sign in</html>', 'text/html; charset=utf-8'));
    await worker.ask('/assets/a.js', 'cors');
    world.setNetwork(() => aFile('code'));
    expect(await textOf(await worker.ask('/assets/a.js', 'cors'))).toBe('code');
  });
});
