import { beforeEach, expect, it, vi } from 'vitest';
import { track } from '../../data/analytics/analytics.ts';
import { api } from '../../data/api.ts';
import { refetchMenu } from '../../data/menu.ts';
import { changeLanguage } from './change-language.ts';

vi.mock('../../data/api.ts', () => ({ api: vi.fn(async () => ({})) }));
vi.mock('../../data/analytics/analytics.ts', () => ({ track: vi.fn() }));
const called = () => vi.mocked(api).mock.calls.map(([key]) => key);

beforeEach(() => {
  vi.mocked(api).mockClear();
  vi.stubGlobal('document', { documentElement: {} });
});

it('[LANG-03] [ANALYTICS-03] a new language is remembered, counted and read out in', async () => {
  await changeLanguage('s', 'ar', false);
  expect(api).toHaveBeenCalledWith('POST /session/{session}/update-language', {
    session: 's',
    body: { language: 'ar' },
  });
  expect(track).toHaveBeenCalledWith('language_change');
  expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' });
});

it('[LANG-03] [PREVIEW-08] a preview remembers nothing, but shows the menu in the language', async () => {
  await changeLanguage('s', 'lt', true);
  expect(called()).not.toContain('POST /session/{session}/update-language');
  expect(vi.mocked(api)).toHaveBeenCalledWith('GET /get-menu-categories/{session}', {
    session: 's',
    query: { language: 'lt' },
  });
});

it('[LANG-03] a menu that is asked for anew while a language is being chosen comes in that language', async () => {
  const done = changeLanguage('s', 'pl', false);
  // The line to the server came back in this moment, and the phone catches up.
  await Promise.all([refetchMenu('s'), done]);
  const menus = vi.mocked(api).mock.calls.filter(([key]) => key === 'GET /get-menu-categories/{session}');
  expect(menus).toEqual([[menus[0]?.[0], { session: 's', query: { language: 'pl' } }]]);
});
