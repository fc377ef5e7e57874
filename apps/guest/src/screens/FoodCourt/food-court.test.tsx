import { readFileSync } from 'node:fs';
import { ApiFailure } from '@tableside/contract/client';
import type { ErrorCode } from '@tableside/contract/errors';
import { themeStyle } from '@tableside/design';
import { themeColors } from '@tableside/domain/theme';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadEntry } from '../../data/cache.ts';
import type { Hall, Stall } from '../../features/food-court/index.ts';
import { shown } from '../../testing/shown.tsx';
import { TextsProvider } from '../../texts/texts.ts';
import FoodCourt from './index.tsx';

const aStall = (over: Partial<Stall> = {}): Stall => ({
  id: 'ramen',
  name: 'Ramen',
  description: 'Slow broths',
  short_description: 'Slow broths',
  cover: { photo: '/media/a/photo.webp', lqip: 'data:,' },
  cover_thumbnail: '/media/a/thumb.webp',
  order_status: 'open',
  is_currently_working_hours: true,
  rush_mode_wait_minutes: null,
  opening: null,
  currency: { code: 'EUR' },
  locale: { locale_code: 'lt-LT' },
  google_place_id: null,
  reviews: true,
  ...over,
});
const aHall = (stalls: readonly Stall[], over: Partial<Hall['court']> = {}): Hall => ({
  session: 's',
  stalls,
  court: {
    id: 'c',
    hash: 'HALL',
    name: 'Market Hall',
    description: 'Under one roof',
    cover: { photo: '/media/c/photo.webp', lqip: 'data:,' },
    restaurants: [...stalls],
    opening: null,
    main_language: 'en',
    default_language: 'en',
    languages: ['lt'],
    language: 'en',
    food_court_session: 's',
    session: 's',
    payment_providers: [],
    settings: { invoices: false, 'sms-notifications': false, 'shared-baskets': false },
    additional_order_fields: [],
    ...over,
  },
});
const hall = (stalls: readonly Stall[], over: Partial<Hall['court']> = {}) =>
  shown(<FoodCourt params={{ foodCourtHash: 'HALL' }} />, {
    more: { 'food-court:HALL': aHall(stalls, over) },
  });

beforeEach(() => void vi.stubGlobal('document', { cookie: 'onboarding-court=done' }));

describe('the hall', () => {
  it('says that it is closed by its own hours, and when it opens', () => {
    const opening = {
      state: 'closed',
      reason: 'Joninės',
      day: 'tomorrow',
      date: '4',
      month: '6',
      time: '10:00',
    } as const;
    const { html } = hall([], { opening });
    expect(html).toContain('The hall is closed now.');
    expect(html).toContain('We open tomorrow at 10:00.');
    expect(html).toContain('Joninės');
    expect(hall([]).html).not.toContain('The hall is closed');
  });

  it('is on a dark phone in the colours of a dark theme that chose none', () => {
    const css = readFileSync(
      new URL('../../features/food-court/hall/Hall.module.css', import.meta.url),
      'utf8',
    );
    const [, rule = ''] = /prefers-color-scheme: dark\) \{\s*:root[^{]*\{([^}]*)\}/.exec(css) ?? [];
    const declared = (text: string) =>
      text
        .split(';')
        .map(each => each.replaceAll(/\s/g, ''))
        .filter(each => each !== '')
        .sort();
    const dark = themeColors([{ name: 'dark-mode', value: 'true' }]);
    const theme = themeStyle(dark, { body: null, title: null });
    expect(declared(rule)).toEqual(declared(theme.slice(theme.indexOf('{') + 1, -1)));
  });

  it('[FOOD-13] shows six skeletons until it is there', () => {
    const { html } = shown(<FoodCourt params={{ foodCourtHash: 'HALL' }} />);
    expect(html.match(/data-skeleton/g)).toHaveLength(6);
  });

  it('[FOOD-11] has a language button where there is another one to choose', () => {
    expect(hall([aStall()]).names).toContain('Language');
    expect(hall([aStall()], { languages: [] }).names).not.toContain('Language');
  });

  it('[ONBOARD-02] [ONBOARD-08] tells in one step how it works, with its languages, until it was understood', () => {
    vi.stubGlobal('document', { cookie: '' });
    const first = hall([aStall()]);
    expect(first.text).toContain('One basket for all kitchens Choose from as many kitchens as you like');
    expect(first.names).toEqual(expect.arrayContaining(['Lietuvių', 'English', 'Understood']));
    expect(hall([aStall()], { languages: [] }).names).not.toContain('English');
    vi.stubGlobal('document', { cookie: 'onboarding-court=done' });
    expect(hall([aStall()]).text).not.toContain('Several kitchens');
    vi.unstubAllGlobals();
  });

  it('[FOOD-15] cuts a long description short', () => {
    const stall = aStall({
      description: 'Slow broths. And much more to read.',
      short_description: 'Slow broths.',
    });
    expect(hall([stall]).names).toContain('Ramen Slow broths.');
  });

  it('[FOOD-15] has a card for each venue, with name, description and cover', () => {
    const { html, text, names } = hall([aStall(), aStall({ id: 'taco', name: 'Taco' })]);
    expect(html).toMatch(/<h1[^>]*>Market Hall<\/h1>/);
    expect(text).toContain('Under one roof');
    expect(names).toEqual(expect.arrayContaining(['Ramen Slow broths', 'Taco Slow broths']));
    expect(html).toContain('/media/a/photo.avif');
  });

  it('[FOOD-16] says how long guests wait in a rush', () => {
    const stall = aStall({ order_status: 'rush_mode', rush_mode_wait_minutes: 25 });
    const { control } = hall([stall]);
    expect(control(/Ramen/)).toMatchObject({
      name: expect.stringContaining('Wait about 25 min'),
      disabled: false,
    });
  });

  it.each([
    ['paused by staff', { order_status: 'temporarily_disabled' }, 'No orders right now'],
    ['whose state is not known', { order_status: null }, 'No orders right now'],
    ['outside its hours', { is_currently_working_hours: false }, 'Closed'],
  ] as const)('[FOOD-17] has a badge on a venue %s, which cannot be chosen', (_, over, badge) => {
    expect(hall([aStall(over)]).control(/Ramen/)).toMatchObject({
      name: expect.stringContaining(badge),
      disabled: true,
    });
  });

  it('[FOOD-17] says when a closed venue opens', () => {
    const opening = {
      state: 'closed',
      reason: '',
      day: 'tomorrow',
      date: '2',
      month: '5',
      time: '11:00',
    } as const;
    const stall = aStall({ is_currently_working_hours: false, opening });
    expect(hall([stall]).text).toContain('We open tomorrow at 11:00.');
  });

  it('says so where no venue can be shown yet', () => {
    expect(hall([]).text).toContain('No kitchen of this hall is open to guests yet.');
  });
});

describe('no hall', () => {
  const failed = async (code: ErrorCode): Promise<string> => {
    const page = <FoodCourt params={{ foodCourtHash: 'HALL' }} />;
    shown(page);
    await loadEntry('food-court:HALL', () => Promise.reject(new ApiFailure(code, 404, ''))).catch(() => null);
    return renderToString(<TextsProvider>{page}</TextsProvider>);
  };

  it.each([
    ['food_court_not_found', 'We do not know this food court'],
    ['food_court_closed', 'This food court is closed'],
    ['server_error', 'Something went wrong'],
  ] as const)('[FOOD-28] is said in words: %s', async (code, title) => {
    expect(await failed(code)).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
  });
});
