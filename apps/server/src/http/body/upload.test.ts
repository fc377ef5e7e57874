import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formOf } from '@tableside/contract/form';
import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { rawRequest } from '@tableside/testkit/server/raw-request.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { uploadFolder } from './upload.ts';

let server: TestServer;
let owner: TestStaff;
beforeAll(async () => {
  server = await testServer();
  owner = await aStaff(server, await aVenue(server), 'owner');
});
afterAll(() => server.stop());

const left = (): string[] =>
  readdirSync(uploadFolder(server.dataDir)).filter(name => name.startsWith('upload-'));
const bytes = (text: string, type: string) => new Blob([text], { type });
const post = async (path: string, body: Blob | FormData, headers: Record<string, string> = {}) => {
  const response = await owner.fetch(`/api/console/${owner.venue}/${path}`, {
    method: 'POST',
    headers,
    body,
  });
  const { code } = (await response.json()) as { code?: string };
  return `${response.status} ${code ?? 'ok'}`;
};
const MENU = 'category;name;price\nSoups;Soup;4,50';

it('a file is on the disk for its call alone, whatever becomes of it', async () => {
  expect(await post('menu-exchange/preview', bytes(MENU, 'text/csv'))).toBe('200 ok');
  expect(await post('menu-exchange/preview', bytes('no menu', 'text/csv'))).toBe('400 validation_failed');
  expect(await post('pictures', bytes('no picture', 'image/png'))).toBe('422 picture_invalid');
  expect(left()).toEqual([]);
});

it('a file whose sender goes away is removed', async () => {
  const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const gone = rawRequest(server.url, [
    `POST /api/console/${owner.venue}/pictures HTTP/1.1`,
    `cookie: ${cookie}`,
    'content-type: image/png',
    'content-length: 500000',
  ]);
  gone.send('x'.repeat(100_000));
  await expect.poll(left).toHaveLength(1);
  gone.drop();
  await expect.poll(left).toEqual([]);
});

it('a file of somebody who lost their rights while it came is removed', async () => {
  const fired = await aStaff(server, { id: owner.venue }, 'owner');
  const cookie = [...fired.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const sent = rawRequest(server.url, [
    `POST /api/console/${owner.venue}/pictures HTTP/1.1`,
    `cookie: ${cookie}`,
    'content-type: image/png',
    'content-length: 4',
  ]);
  sent.send('xx');
  await expect.poll(left).toHaveLength(1);
  await fired.call('POST /console/sign-out', {});
  const real = performance.now.bind(performance);
  const late = vi.spyOn(performance, 'now').mockImplementation(() => real() + 10_000);
  onTestFinished(() => late.mockRestore());
  sent.send('xx');
  expect((await sent.answer).status).toBe(401);
  await expect.poll(left).toEqual([]);
});

it('an empty file, one of another kind, and a form without its parts are no valid requests', async () => {
  const fields = { revision: 0, leave: [] };
  const form = (change: (form: FormData) => void) => {
    const made = formOf(fields, bytes(MENU, 'text/csv'));
    change(made);
    return made;
  };
  expect(await post('menu-exchange/preview', bytes('', 'text/csv'))).toBe('400 validation_failed');
  expect(await post('pictures', bytes('x', 'application/zip'))).toBe('400 validation_failed');
  expect(await post('menu-exchange/import', bytes(MENU, 'text/csv'))).toBe('400 validation_failed');
  for (const broken of [
    form(each => each.delete('file')),
    form(each => each.delete('fields')),
    form(each => each.set('file', 'text')),
    form(each => each.set('fields', '{"revision":0,"leave":[],"price":1}')),
    form(each => each.set('fields', `{"revision":0,"leave":[],"__proto__":{"a":1}}`)),
    form(each => each.set('fields', `${'['.repeat(40)}${']'.repeat(40)}`)),
  ])
    expect(await post('menu-exchange/import', broken)).toBe('400 validation_failed');
  expect(await post('menu-exchange/import', formOf(fields, bytes('x'.repeat(5_400_000), 'text/csv')))).toBe(
    '413 payload_too_large',
  );
  expect(await post('menu-exchange/import', formOf(fields, bytes(MENU, 'text/csv')))).toBe('200 ok');
  expect(left()).toEqual([]);
});

it('what a server left that died is removed after an hour, and nothing that is worked on', async () => {
  const folder = uploadFolder(server.dataDir);
  const [old, young] = ['upload-old', 'upload-young'];
  const now = server.clock.now() / 1000;
  for (const [name, age] of [
    [old, 2 * 3_600],
    [young, 60],
  ] as const) {
    writeFileSync(join(folder, name), 'x');
    utimesSync(join(folder, name), now - age, now - age);
  }
  await server.jobs.runNow('remove-left-uploads');
  expect(left()).toEqual([young]);
});
