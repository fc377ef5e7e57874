import { afterEach, expect, it, vi } from 'vitest';
import { api } from './api.ts';
import { doubtNetwork } from './connection/connectivity.ts';

vi.mock('./connection/connectivity.ts', () => ({ doubtNetwork: vi.fn() }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(doubtNetwork).mockReset();
});
const ask = (signal?: AbortSignal) =>
  api('GET /get-session-data/{session}', { session: 's', ...(signal && { signal }) });

it('[OFFLINE-01] a call that gets no answer has the network looked at, whatever the phone says of it', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(ask()).rejects.toMatchObject({ code: 'offline' });
  expect(doubtNetwork).toHaveBeenCalledTimes(1);
});

it('a refusal is an answer, and a call that was called off says nothing of the network', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'not_found', message: 'no' }, { status: 404 }));
  await expect(ask()).rejects.toMatchObject({ code: 'not_found' });
  const stop = new AbortController();
  stop.abort();
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('', 'AbortError')));
  await expect(ask(stop.signal)).rejects.toThrow();
  expect(doubtNetwork).not.toHaveBeenCalled();
});
