import { beforeEach, expect, it, vi } from 'vitest';
import { loadEntry, patchEntry, readEntry, resetCache, subscribeEntry, writeEntry } from './cache.ts';

beforeEach(() => resetCache({}));

it('[MENU-07] a fetch goes idle, pending, idle', async () => {
  const states: boolean[] = [];
  subscribeEntry('m', () => states.push(readEntry('m').pending));
  await loadEntry('m', async () => 1);
  expect(readEntry('m')).toEqual({ data: 1, error: undefined, pending: false });
  expect(states).toEqual([true, false]);
});

it('[MENU-03] two who ask at once cause one call', async () => {
  const fetcher = vi.fn(async () => 1);
  await Promise.all([loadEntry('m', fetcher), loadEntry('m', fetcher)]);
  expect(fetcher).toHaveBeenCalledTimes(1);
});

it('[MENU-50] a failure is kept beside the data that is already there', async () => {
  writeEntry('m', 1);
  const error = new Error('no');
  await expect(loadEntry('m', () => Promise.reject(error))).rejects.toBe(error);
  expect(readEntry('m')).toEqual({ data: 1, error, pending: false });
});

it('[RT-12] a change needs something to change', () => {
  patchEntry<number>('m', value => value + 1);
  expect(readEntry('m').data).toBeUndefined();
  writeEntry('m', 1);
  patchEntry<number>('m', value => value + 1);
  expect(readEntry('m').data).toBe(2);
});

it('[RT-17] an answer that was on its way when news came is asked for again: the news may not be in it', async () => {
  writeEntry<readonly string[]>('orders', ['old']);
  let release = () => {};
  const late = new Promise<void>(resolve => {
    release = resolve;
  });
  const answers = [['old'], ['new', 'old']];
  const load = loadEntry('orders', async () => {
    await late;
    return answers.shift();
  });
  patchEntry<readonly string[]>('orders', orders => ['new', ...orders]);
  release();
  await load;
  expect(readEntry('orders').data).toEqual(['new', 'old']);
});

it('[LANG-03] of two answers about different languages the one asked for last is kept, whichever comes first', async () => {
  let release = () => {};
  const late = new Promise<void>(resolve => {
    release = resolve;
  });
  const first = loadEntry('m', () => late.then(() => 'lt'), 'lt');
  const second = loadEntry('m', async () => 'pl', 'pl');
  expect(await second).toBe('pl');
  release();
  await first;
  expect(readEntry('m')).toEqual({ data: 'pl', error: undefined, pending: false });
});
