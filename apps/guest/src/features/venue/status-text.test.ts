import { expect, it } from 'vitest';
import { aRestaurant, aSession } from '../../testing/wire-builders.ts';
import { guestOf } from './guest-context.ts';
import { statusText } from './use-status-toasts.ts';

const text = (over: Parameters<typeof aRestaurant>[0]) => statusText(aRestaurant(over))?.key ?? null;

it('[ORDER-57] outside working hours comes before everything else', () => {
  expect(text({ is_currently_working_hours: false, order_status: 'rush_mode' })).toBe('menu.closed');
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
