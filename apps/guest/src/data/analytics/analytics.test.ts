import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TIMINGS } from '../../app/timings.ts';
import { partingWord } from '../api.ts';
import { countFor, track } from './analytics.ts';

vi.mock('../api.ts', () => ({ partingWord: vi.fn(async () => ({})) }));

const page = new EventTarget();
beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(partingWord).mockClear();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const sent = () => vi.mocked(partingWord).mock.calls;
const telling = (...names: string[]) => [
  'POST /events/{session}',
  { session: 's', body: { events: names.map(name => ({ name, at: expect.any(Number) })) } },
];

it('events go out together under their names', () => {
  countFor('s');
  track('loading_screen');
  track('category_slider_selected');
  vi.advanceTimersByTime(TIMINGS.eventsFlush);
  expect(sent()).toEqual([telling('loading_screen', 'category_slider_selected')]);
});

it('[SCAN-18] an event just before the page is left goes out all the same', () => {
  countFor('s');
  track('reload_clicked');
  expect(sent()).toEqual([]);
  page.dispatchEvent(new Event('pagehide'));
  expect(sent()).toEqual([telling('reload_clicked')]);
});
