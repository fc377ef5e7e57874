import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { keepReads } from './keep-reads.ts';
import { theReads } from './the-reads.ts';

vi.mock('./the-reads.ts', () => ({
  theReads: { put: vi.fn(async () => undefined), touch: () => undefined },
}));
afterEach(() => {
  vi.mocked(theReads.put).mockClear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('what somebody saw a moment before another person took the device over is not written down as theirs', () => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => undefined);
  const client = new QueryClient();
  keepReads(client);
  client.setQueryData(['me'], { id: 'ona' });
  client.setQueryData(['bills', 'v'], 'of Ona');
  client.clear();
  client.setQueryData(['me'], { id: 'jonas' });
  client.setQueryData(['board', 'v'], 'of Jonas');
  vi.advanceTimersByTime(3_000);
  const written = vi.mocked(theReads.put).mock.calls.flatMap(([rows]) => rows);
  expect(written.map(({ person, data }) => [person, data])).toEqual([
    ['jonas', { id: 'jonas' }],
    ['jonas', 'of Jonas'],
  ]);
});

it('what is seen on a page that is never idle is written down all the same', () => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => undefined);
  const timesOut = (work: () => void, options?: IdleRequestOptions) =>
    options?.timeout === undefined ? 0 : setTimeout(work, options.timeout);
  vi.stubGlobal('requestIdleCallback', timesOut);
  const client = new QueryClient();
  keepReads(client);
  client.setQueryData(['me'], { id: 'ona' });
  vi.advanceTimersByTime(2_000);
  expect(theReads.put).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(theReads.put).toHaveBeenCalledOnce();
});
