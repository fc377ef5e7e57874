import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { askWhoIsThere } from './forget-person.ts';
import { meQuery } from './me.ts';

afterEach(() => vi.unstubAllGlobals());

const answering = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
const aClient = () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(meQuery.queryKey, { id: 'anna' } as never);
  client.setQueryData(['board', 'venue'], 'orders');
  return client;
};

it.each([
  ['somebody else took the device over', 200, { data: { id: 'boris' } }, { id: 'boris' }, 'orders'],
  ['nobody is there', 401, { code: 'not_signed_in', message: 'Sign in first' }, null, undefined],
  [
    'the server cannot say',
    503,
    { code: 'unavailable', message: 'Not available right now' },
    { id: 'anna' },
    'orders',
  ],
])('a call of somebody who is gone throws nobody out: %s', async (_what, status, body, me, board) => {
  answering(status, body);
  const client = aClient();
  await askWhoIsThere(client);
  expect(client.getQueryData(meQuery.queryKey)).toEqual(me);
  expect(client.getQueryData(['board', 'venue'])).toBe(board);
});
