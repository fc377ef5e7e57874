import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openBoardStream } from './board-stream.ts';

/** Stands in for the browser's EventSource; the test plays the server. */
class FakeSource {
  static readonly CLOSED = 2;
  static readonly all: FakeSource[] = [];
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string; lastEventId: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly address: string;
  readonly listeners = new Map<string, () => void>();
  constructor(address: string) {
    this.address = address;
    FakeSource.all.push(this);
  }
  addEventListener(name: string, listener: () => void) {
    this.listeners.set(name, listener);
  }
  close() {
    this.readyState = FakeSource.CLOSED;
  }
  /** The browser gave up (`true`) or tries again by itself. */
  fail(forGood: boolean) {
    if (forGood) this.readyState = FakeSource.CLOSED;
    this.onerror?.();
  }
}

const sources = () => FakeSource.all.map(source => source.address);
const last = () => FakeSource.all.at(-1) as FakeSource;
const opened = () => {
  const seen = { cursor: '7.1', messages: [] as string[], resets: 0, troubles: 0 };
  const stream = openBoardStream({
    address: after => `/stream?after=${after}`,
    cursor: () => seen.cursor,
    onMessage: (_, id) => {
      seen.cursor = id;
      seen.messages.push(id);
    },
    onReset: async () => {
      seen.resets += 1;
      seen.cursor = '50.0';
    },
    onTrouble: () => {
      seen.troubles += 1;
    },
  });
  return { seen, stream };
};

beforeEach(() => {
  vi.useFakeTimers();
  FakeSource.all.length = 0;
  vi.stubGlobal('EventSource', FakeSource);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('starts where the board stands and hands events on with their place', () => {
  const { seen } = opened();
  last().onmessage?.({ data: '{"event":"board-venue"}', lastEventId: '8.2' });
  expect(sources()).toEqual(['/stream?after=7.1']);
  expect(seen.messages).toEqual(['8.2']);
});

it('leaves a dropped connection to the browser, which resumes by Last-Event-ID', async () => {
  const { seen } = opened();
  last().fail(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sources()).toHaveLength(1);
  expect(seen.troubles).toBe(1);
});

it('opens anew after the last applied event when the browser gave up, with growing pauses', async () => {
  opened();
  last().onmessage?.({ data: '{}', lastEventId: '9.1' });
  last().fail(true);
  await vi.advanceTimersByTimeAsync(1_000);
  last().fail(true);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(sources()).toEqual(['/stream?after=7.1', '/stream?after=9.1']);
  await vi.advanceTimersByTimeAsync(1);
  expect(sources()).toHaveLength(3);
});

it('loads the board on reset and goes on from there', async () => {
  const { seen } = opened();
  last().listeners.get('reset')?.();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(seen.resets).toBe(1);
  expect(sources()).toEqual(['/stream?after=7.1', '/stream?after=50.0']);
});

it('opens nothing after it was closed', async () => {
  const { stream } = opened();
  last().fail(true);
  stream.close();
  stream.reopen();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sources()).toHaveLength(1);
});
