import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refusal } from '@tableside/contract';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { createWorkshop, startWorker } from './workshop.ts';

const aShop = () => {
  const folder = mkdtempSync(join(tmpdir(), 'tableside-workshop-'));
  const workers: ChildProcess[] = [];
  const warnings: unknown[] = [];
  const workshop = createWorkshop({ warn: (what: unknown) => void warnings.push(what) }, () => {
    const worker = startWorker();
    workers.push(worker);
    return worker;
  });
  onTestFinished(async () => {
    await workshop.stop();
    rmSync(folder, { recursive: true });
  });
  const send = (name: string, bytes: Buffer | string) => {
    const path = join(folder, name);
    writeFileSync(path, bytes);
    return workshop.run('picture', { path, crop: null, mediaDir: join(folder, 'media'), shape: 'wide' });
  };
  return { workshop, workers, warnings, send };
};
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (cause: unknown) => (cause instanceof Refusal ? cause.code : String(cause)),
  );
const picture = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();

it('works in one process of its own, started for the first piece of work, and says what the work refuses', async () => {
  const { workers, send } = aShop();
  expect(workers).toEqual([]);
  expect(await send('a', await picture('#a33'))).toMatchObject({ width: 60, height: 40 });
  expect(await outcome(send('b', 'no picture'))).toBe('picture_invalid');
  expect(workers).toHaveLength(1);
  expect(workers[0]?.pid).not.toBe(process.pid);
});

it('begins anew after a piece of work that broke its process, and refuses that one alone', async () => {
  const { workers, warnings, send } = aShop();
  await send('a', await picture('#a33'));
  const broken = outcome(send('b', await picture('#3a3')));
  workers[0]?.kill('SIGKILL');
  const next = outcome(send('c', await picture('#33a')));
  expect([await broken, await next]).toEqual(['unavailable', 'done']);
  expect([workers.length, warnings.length]).toEqual([2, 1]);
});

it('lets a bounded number wait, and refuses the rest at once with when to come again', async () => {
  const { send } = aShop();
  const bytes = await picture('#333');
  const all = await Promise.allSettled(Array.from({ length: 30 }, (_, n) => send(`p${n}`, bytes)));
  const refused = all.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(6);
  expect(refused[0]).toMatchObject({ reason: { code: 'unavailable', details: { retry_after: 10 } } });
});

it('takes no work once it has stopped', async () => {
  const { workshop, workers, send } = aShop();
  await workshop.stop();
  expect(await outcome(send('a', 'x'))).toBe('unavailable');
  expect(workers).toEqual([]);
});
