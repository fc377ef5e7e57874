import { createTranslate } from '@tableside/i18n';
import { compileGuestSet } from '@tableside/i18n/build/compile.ts';
import { describe, expect, it } from 'vitest';
import { aRestaurant, aSession } from '../../testing/wire-builders.ts';
import { guestOf } from './guest-context.ts';
import { statusText } from './status-text.ts';

const text = (over: Parameters<typeof aRestaurant>[0]) => statusText(aRestaurant(over))?.key ?? null;

it('[ORDER-57] outside working hours comes before everything else', () => {
  expect(text({ is_currently_working_hours: false, order_status: 'rush_mode' })).toBe('menu.closed');
});

describe('[ORDER-57] a closed venue says when it opens', () => {
  const LAST = {
    state: 'last_orders',
    reason: '',
    day: 'tomorrow',
    date: '19',
    month: '11',
    time: '9:00',
  } as const;
  const HOLIDAY = {
    state: 'closed',
    reason: 'Kalėdos',
    day: 'date',
    date: '27',
    month: '12',
    time: '10:00',
  } as const;
  it.each([
    ['en', null, 'We are closed right now. Orders open again during working hours.'],
    ['en', LAST, 'Last orders are over for today. We open tomorrow at 9:00.'],
    [
      'en',
      { ...LAST, state: 'closed', day: '2' } as const,
      'We are closed right now. We open on Tuesday at 9:00.',
    ],
    ['en', HOLIDAY, 'We are closed right now. We open on 27 December at 10:00.'],
    ['lt', { ...LAST, day: '2' } as const, 'Šiandien užsakymų nebepriimame. Atsidarome antradienį 9:00.'],
    ['lt', HOLIDAY, 'Šiuo metu nedirbame. Atsidarome gruodžio 27 d. 10:00.'],
  ])('%s: %o', (language, opening, words) => {
    const status = statusText(aRestaurant({ is_currently_working_hours: false, opening }));
    const say = createTranslate(language, compileGuestSet(language, 'core'));
    const said = status ? say(status.key, status.values) : '';
    expect(said.startsWith(words)).toBe(true);
    expect(said.endsWith(opening?.reason ?? '')).toBe(true);
  });
});

it('[ORDER-58] rush mode names its minutes where there are any', () => {
  expect(text({ order_status: 'rush_mode', rush_mode_wait_minutes: 35 })).toBe('menu.rush');
  expect(text({ order_status: 'rush_mode' })).toBe('menu.rushNoTime');
});

it('[ORDER-54] no status counts as paused', () => {
  expect(text({ order_status: null })).toBe('menu.paused');
  expect(text({})).toBeNull();
});

it('[PREVIEW-06] [FLAG-01] a preview orders nothing, a venue without the flag neither', () => {
  expect(guestOf('s', aSession()).orderingEnabled).toBe(true);
  expect(guestOf('s', aSession({ mode: 'preview' })).orderingEnabled).toBe(false);
  expect(guestOf('s', aSession({ restaurant: { functionalities: [] } })).orderingEnabled).toBe(false);
});

it('[THEME-09] prices are written as the venue writes them', () => {
  expect(guestOf('s', aSession()).money(12.5)).toBe('12,50\u00a0€');
});
