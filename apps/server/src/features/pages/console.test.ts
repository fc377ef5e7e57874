import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mountConsole } from './console.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tableside-console-'));
  writeFileSync(join(folder, 'index.html'), 'the console');
  writeFileSync(join(folder, 'sw.js'), 'the worker');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const worker = async (keeps: boolean) => {
  const app = Fastify();
  mountConsole(app, { folder, keeps });
  const answer = await app.inject('/console/sw.js');
  await app.close();
  return answer;
};

it('the worker of the console is asked for anew each time, and may fetch from us alone', async () => {
  const { headers, body } = await worker(true);
  expect(body).toBe('the worker');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-type']).toContain('text/javascript');
  expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
});

it('a script of another build is not found, and no page in its place', async () => {
  const app = Fastify();
  mountConsole(app, { folder, keeps: true });
  const [script, page] = await Promise.all([
    app.inject('/console/assets/bills-0.js'),
    app.inject('/console/vilnius/bills'),
  ]);
  await app.close();
  expect([script.statusCode, page.statusCode, page.body]).toEqual([404, 200, 'the console']);
});

it('where the operator wants devices to keep nothing, it is told so before anything else, and goes on with messages', async () => {
  expect((await worker(false)).body).toBe('self.KEEPS_NOTHING = true;\nthe worker');
});
