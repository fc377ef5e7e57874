import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TIMINGS } from '../app/timings.ts';
import { countFor, track } from './analytics.ts';
import { api } from './api.ts';

vi.mock('./api.ts', () => ({ api: vi.fn(async () => ({})) }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('[ANALYTICS-01] [ANALYTICS-05] events go out together under their names', () => {
  countFor('s');
  track('loading_screen');
  track('category_slider_selected');
  vi.advanceTimersByTime(TIMINGS.eventsFlush);
  expect(api).toHaveBeenCalledTimes(1);
  expect(api).toHaveBeenCalledWith('POST /events/{session}', {
    session: 's',
    body: {
      events: [
        { name: 'loading_screen', at: expect.any(Number) },
        { name: 'category_slider_selected', at: expect.any(Number) },
      ],
    },
  });
});
