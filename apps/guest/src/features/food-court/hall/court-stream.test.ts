import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { COURT_SESSIONS_COOKIE } from '../../../app/cookies/court-names.ts';
import { api } from '../../../data/api.ts';
import { readEntry, writeEntry } from '../../../data/cache.ts';
import { running } from '../../../testing/running.tsx';
import { enterVenue, type Hall } from './court-data.ts';
import { applyHallEvent, useHallStream } from './court-stream.ts';

vi.mock('../../../data/api.ts', () => ({ api: vi.fn() }));
const call = vi.mocked(api);
const asked = () => call.mock.calls.map(([name]) => name);

class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeSource[] = [];
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  closed = false;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    FakeSource.opened.push(this);
  }
  close(): void {
    this.closed = true;
  }
}

const court = {
  id: 'c',
  hash: 'HALL',
  name: 'Hall',
  description: '',
  main_language: 'en',
  languages: ['lt'],
};
const aHall = (...ids: string[]): Hall =>
  ({ court, session: 'visit', stalls: ids.map(id => ({ id })) }) as unknown as Hall;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeSource);
  vi.stubGlobal('document', { cookie: '' });
  FakeSource.opened = [];
  call.mockReset();
  call.mockImplementation(async () => ({ restaurants: [], translations: {}, orders: [] }));
  writeEntry('food-court:HALL', aHall('ramen'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('[RT-18] the hall listens to its own channel and to that of the visit, and polls only while it does not', async () => {
  const screen = await running<Hall, boolean>(hall => useHallStream('HALL', hall), aHall('ramen'));
  const [source] = FakeSource.opened;
  const address = new URL(source?.url ?? '', 'http://phone');
  expect(address.pathname).toBe('/api/realtime/visit');
  expect(address.searchParams.get('channels')).toBe('food-court_c,food-court-session_visit');
  expect(screen.value()).toBe(false);
  await screen.does(() => source?.onopen?.());
  expect(screen.value()).toBe(true);
  // What changed between the page and its stream is asked for once; a stream that breaks off goes on where it was.
  const missed = ['GET /food-courts/get-restaurants/{hash}', 'GET /food-courts/get-orders/{session}'];
  expect(asked()).toEqual(missed);
  await screen.does(() => source?.onerror?.());
  expect(screen.value()).toBe(false);
  await screen.does(() => source?.onopen?.());
  expect(asked()).toEqual(missed);
  await screen.leave();
  expect(source?.closed).toBe(true);
});

it('[RT-18] it listens anew when other venues are in it, and after a refusal once it was asked for again', async () => {
  const screen = await running<Hall, boolean>(hall => useHallStream('HALL', hall), aHall('ramen'));
  await screen.again(aHall('ramen', 'taco'));
  expect(FakeSource.opened).toHaveLength(2);
  expect(FakeSource.opened[0]?.closed).toBe(true);
  const [, source] = FakeSource.opened;
  if (source) source.readyState = FakeSource.CLOSED;
  await screen.does(() => source?.onerror?.());
  await screen.later(15_000);
  expect(asked()).toEqual(['POST /food-courts/get-by-hash/{hash}']);
  expect(FakeSource.opened).toHaveLength(3);
  await screen.leave();
});

it('[RT-18] a hall that was left, or whose visit began anew, while it was asked for opens no stream for the old visit', async () => {
  const screen = await running<Hall, boolean>(hall => useHallStream('HALL', hall), aHall('ramen'));
  const [source] = FakeSource.opened;
  let answer: (hall: unknown) => void = () => undefined;
  call.mockImplementation(() => new Promise(done => (answer = done)) as never);
  if (source) source.readyState = FakeSource.CLOSED;
  await screen.does(() => source?.onerror?.());
  await screen.later(15_000);
  // The visit was over: the hall answers with a new one, which has a stream of its own.
  await screen.again({ ...aHall('ramen'), session: 'anew' });
  await screen.does(() =>
    answer({ food_court: { ...court, restaurants: [] }, food_court_session: 'anew', language: 'en' }),
  );
  expect(FakeSource.opened.map(({ url }) => url.split('?')[0])).toEqual([
    '/api/realtime/visit',
    '/api/realtime/anew',
  ]);
  await screen.leave();
  expect(FakeSource.opened.every(({ closed }) => closed)).toBe(true);
});

it.each([
  ['rush-mode-activated', {}, ['GET /food-courts/get-restaurants/{hash}']],
  ['restaurant-closed', {}, ['GET /food-courts/get-restaurants/{hash}']],
  ['food-court-updated', {}, ['POST /food-courts/get-by-hash/{hash}']],
  ['menu-updated', { version: 2 }, []],
  ['order-accepted', { order: {} }, ['GET /food-courts/get-orders/{session}']],
  [
    'food-court-language',
    { language: 'lt' },
    ['GET /food-courts/get-translations/{hash}/{lang}', 'GET /food-courts/get-restaurants/{hash}'],
  ],
] as const)('[RT-18] %s asks for what it changed', async (event, data, calls) => {
  applyHallEvent('HALL', { channel: 'food-court_c', event, data } as never);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked()).toEqual(calls);
  expect(readEntry('food-court:HALL').data).toBeDefined();
});

it('[FOOD-63] to a venue a phone goes with its visit and the session that it had there', async () => {
  const known = encodeURIComponent(JSON.stringify({ ramen: 'before' }));
  vi.stubGlobal('document', { cookie: `${COURT_SESSIONS_COOKIE}=${known}` });
  call.mockImplementation((async () => ({ session: 'opened' })) as unknown as typeof api);
  expect(await enterVenue('HALL', 'ramen')).toBe('opened');
  expect(call).toHaveBeenCalledExactlyOnceWith('POST /food-courts/go-to-restaurant/{id}', {
    id: 'ramen',
    body: { food_court_session: 'visit', session: 'before' },
  });
});
