import { afterEach, expect, it, vi } from 'vitest';
import { inTurn, TIMEOUT_MS } from './in-turn.ts';

afterEach(() => vi.useRealTimers());

it('begins nothing before what was asked for earlier is through, also when that failed', async () => {
  const said: string[] = [];
  let fail = (): void => undefined;
  const first = inTurn(async () => {
    said.push('keep');
    await new Promise<void>((_, reject) => {
      fail = () => reject(new Error('no network'));
    });
  });
  const second = inTurn(async () => {
    said.push('off');
    return 'is off';
  });
  await expect.poll(() => said).toEqual(['keep']);
  fail();
  await expect(first).rejects.toThrow('no network');
  expect(await second).toBe('is off');
  expect(said).toEqual(['keep', 'off']);
});
it('goes by what never ends, after a moment', async () => {
  vi.useFakeTimers();
  const said: string[] = [];
  void inTurn(() => {
    said.push('keep');
    return new Promise<never>(() => undefined);
  });
  const off = inTurn(async () => {
    said.push('off');
    return 'is off';
  });
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS - 1);
  expect(said).toEqual(['keep']);
  await vi.advanceTimersByTimeAsync(1);
  expect(await off).toBe('is off');
});
