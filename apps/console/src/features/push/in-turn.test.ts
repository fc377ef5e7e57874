import { expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';

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
  await Promise.resolve();
  expect(said).toEqual(['keep']);
  fail();
  await expect(first).rejects.toThrow('no network');
  expect(await second).toBe('is off');
  expect(said).toEqual(['keep', 'off']);
});
