import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mountServiceWorker, WORKER_FILE } from './service-worker.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tableside-worker-'));
  mkdirSync(join(folder, 'empty'));
  writeFileSync(join(folder, WORKER_FILE), 'the worker');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const asked = async (options: { folder: string; wanted: boolean }) => {
  const app = Fastify();
  mountServiceWorker(app, options);
  const answer = await app.inject('/sw.js');
  await app.close();
  return answer;
};

describe('the service worker', () => {
  it('is asked for anew each time, and may fetch from us alone', async () => {
    const answer = await asked({ folder, wanted: true });
    expect(answer.body).toBe('the worker');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-type']).toContain('text/javascript');
    expect(answer.headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
  });

  it.each([
    ['when the operator wants none', () => ({ folder, wanted: false })],
    ['when the build has none', () => ({ folder: join(folder, 'empty'), wanted: true })],
  ])('gives way to one that throws away what was kept and itself %s', async (_, options) => {
    const { body } = await asked(options());
    const done: string[] = [];
    const listeners = new Map<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void>();
    const scope = {
      addEventListener: (name: string, listener: never) => listeners.set(name, listener),
      skipWaiting: () => done.push('took over'),
      registration: { unregister: async () => done.push('gone') },
    };
    const caches = {
      keys: async () => ['tableside-visit-1', 'somebody-else'],
      delete: async (name: string) => done.push(name),
    };
    new Function('self', 'caches', body)(scope, caches);
    const work: unknown[] = [];
    for (const name of ['install', 'activate']) listeners.get(name)?.({ waitUntil: each => work.push(each) });
    await Promise.all(work);
    expect(done).toEqual(['took over', 'tableside-visit-1', 'gone']);
  });
});
