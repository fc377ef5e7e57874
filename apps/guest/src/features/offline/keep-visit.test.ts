import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../data/api.ts';
import { readEntry, resetCache, writeEntry } from '../../data/cache.ts';
import { isOnline, reportUnreachable, watchConnectivity } from '../../data/connection/connectivity.ts';
import { restyle } from '../../data/connection/seldom.ts';
import { keys } from '../../data/keys.ts';
import { currentToasts } from '../../toasts/toasts.ts';
import { hasChosenLanguage, showLanguage } from '../language/index.ts';
import { followNews } from './keep-visit.ts';
import { sayToWorker } from './worker-talk.ts';

vi.mock('../../data/connection/seldom.ts', () => ({ restyle: vi.fn(async () => undefined) }));
vi.mock('../../data/api.ts', () => ({ api: vi.fn() }));
vi.mock('./worker-talk.ts', () => ({ sayToWorker: vi.fn() }));
vi.mock('../language/index.ts', () => ({ hasChosenLanguage: vi.fn(() => false), showLanguage: vi.fn() }));

const heard = async () => {
  followNews('s');
  await vi.waitFor(() => expect(sayToWorker).toHaveBeenCalled());
  await vi.waitFor(() => expect(vi.mocked(sayToWorker).mock.settledResults.at(-1)?.type).toBe('fulfilled'));
  await new Promise(resolve => setTimeout(resolve));
};
const told = {
  told: 'now',
  session: { selected_language: 'lt' },
  menu: { version: 2, categories: [] },
} as const;

beforeEach(() => {
  resetCache({});
  vi.mocked(showLanguage).mockClear();
  vi.mocked(sayToWorker).mockReset();
  vi.mocked(hasChosenLanguage).mockReturnValue(false);
  vi.mocked(sayToWorker).mockResolvedValue(told);
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  vi.stubGlobal('performance', { getEntriesByType: () => [{ transferSize: 0 }] });
});

it('[LANG-03] a page held by the phone takes over the language the server remembers', async () => {
  await heard();
  expect(showLanguage).toHaveBeenCalledWith('lt');
  expect(readEntry(keys.menu('s')).data).toBe(told.menu);
});

it.each([
  ['puts on the looks that the venue chose meanwhile', '#00aa00', 1],
  ['keeps the looks it came with where the venue has them still', '#b4481e', 0],
])('[THEME-01] a page held by the phone %s', async (_, colour, times) => {
  const wearing = (value: string) => ({
    selected_language: 'lt',
    restaurant: { customizations: [{ name: 'primary-color', value }] },
  });
  resetCache({ [keys.session('s')]: wearing('#b4481e') });
  vi.mocked(restyle).mockClear();
  vi.mocked(sayToWorker).mockResolvedValue({ told: 'now', session: wearing(colour), menu: null });
  await heard();
  await new Promise(resolve => setTimeout(resolve));
  expect(restyle).toHaveBeenCalledTimes(times);
});

it('[LANG-03] what the server said before the guest chose a language does not undo the choice', async () => {
  vi.mocked(sayToWorker).mockImplementation(async () => {
    vi.mocked(hasChosenLanguage).mockReturnValue(true);
    return told;
  });
  await heard();
  expect(showLanguage).not.toHaveBeenCalled();
  expect(readEntry(keys.menu('s')).data).toBeUndefined();
});

it('[LANG-03] an answer that the worker had from before the choice does not undo it either', async () => {
  vi.mocked(hasChosenLanguage).mockReturnValue(true);
  await heard();
  expect(showLanguage).not.toHaveBeenCalled();
  expect(readEntry(keys.menu('s')).data).toBeUndefined();
});

it('[OFFLINE-02] a page opened without a network learns what is new once there is one, and not twice', async () => {
  const network = { reachable: false };
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { controller: {} } });
  vi.stubGlobal('fetch', async () => new Response(network.reachable ? '{"status":"ok"}' : 'Bad Gateway'));
  vi.mocked(sayToWorker).mockResolvedValueOnce({ told: 'unknown' });
  vi.useFakeTimers();
  const stop = watchConnectivity();
  followNews('s');
  await vi.advanceTimersByTimeAsync(6_000);
  expect(isOnline()).toBe(false);
  expect(readEntry(keys.menu('s')).data).toBeUndefined();
  network.reachable = true;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(readEntry(keys.menu('s')).data).toBe(told.menu);
  reportUnreachable();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sayToWorker).toHaveBeenCalledTimes(2);
  stop();
  vi.useRealTimers();
});

it('[OFFLINE-02] what the page heard while the worker asked is not undone by an older answer', async () => {
  const younger = { version: 3, categories: [] };
  vi.mocked(api).mockImplementation((async (name: string) =>
    name.includes('menu') ? younger : { selected_language: 'en' }) as never);
  vi.mocked(sayToWorker).mockImplementation(async () => {
    writeEntry(keys.menu('s'), younger);
    return { ...told, session: null };
  });
  await heard();
  await vi.waitFor(() => expect(readEntry(keys.menu('s')).data).toBe(younger));
});

it.each([
  ['is loaded again while it is young', 1_000, 1, 0],
  ['says that there is a newer one where somebody may be reading', 60_000, 0, 1],
])('a page of a build that the server has no more %s', async (_, age, reloads, toasts) => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('performance', { getEntriesByType: () => [{ transferSize: 0 }], now: () => age });
  vi.mocked(sayToWorker).mockResolvedValue({ told: 'otherBuild' });
  await heard();
  expect(reload).toHaveBeenCalledTimes(reloads);
  const shown = currentToasts().filter(({ id }) => id === 'build');
  expect(shown).toHaveLength(toasts);
  shown[0]?.action?.run();
  expect(reload).toHaveBeenCalledTimes(1);
});
