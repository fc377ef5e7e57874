import { beforeEach, expect, it, vi } from 'vitest';
import { readEntry, resetCache } from '../../data/cache.ts';
import { keys } from '../../data/keys.ts';
import { languageChoices, showLanguage } from '../language/index.ts';
import { takeNews } from './keep-visit.ts';
import { sayToWorker } from './worker-talk.ts';

vi.mock('./worker-talk.ts', () => ({ sayToWorker: vi.fn() }));
vi.mock('../language/index.ts', () => ({ languageChoices: vi.fn(() => 0), showLanguage: vi.fn() }));

const told = {
  told: 'now',
  session: { selected_language: 'lt' },
  menu: { version: 2, categories: [] },
} as const;

beforeEach(() => {
  resetCache({});
  vi.mocked(showLanguage).mockClear();
  vi.mocked(languageChoices).mockReturnValue(0);
  vi.mocked(sayToWorker).mockResolvedValue(told);
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  vi.stubGlobal('performance', { getEntriesByType: () => [{ transferSize: 0 }] });
});

it('[LANG-03] a page held by the phone takes over the language the server remembers', async () => {
  await takeNews('s');
  expect(showLanguage).toHaveBeenCalledWith('lt');
  expect(readEntry(keys.menu('s')).data).toBe(told.menu);
});

it('[LANG-03] what the server said before the guest chose a language does not undo the choice', async () => {
  vi.mocked(sayToWorker).mockImplementation(async () => {
    vi.mocked(languageChoices).mockReturnValue(1);
    return told;
  });
  await takeNews('s');
  expect(showLanguage).not.toHaveBeenCalled();
  expect(readEntry(keys.menu('s')).data).toBeUndefined();
});
