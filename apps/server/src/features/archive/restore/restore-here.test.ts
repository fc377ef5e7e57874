import { withSetupCode } from '@tableside/contract/setup-code';
import { aMailbox } from '@tableside/testkit/doubles/a-mailbox.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTableScene, placed, type TableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { archived } from '@tableside/testkit/scenes/an-archive.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import type { TestClient } from '@tableside/testkit/server/server-client.ts';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { openSetup } from '../../setup/index.ts';

let scene: TableScene;
let zip: Buffer;
let there: TestServer;
const OWNER = { name: 'Rūta', email: 'ruta@home.test', password: 'a password of her own' };

beforeAll(async () => {
  there = await testServer();
  scene = await aTableScene(there);
  await placed(scene.phone, ['soup', 'beer']);
  await aStaff(there, scene.venue, 'owner');
  zip = await archived(there, scene.venue.slug);
}, 60_000);
afterAll(() => there.stop());

/** An installation that waits for its owner, and the code that makes it theirs. */
const empty = async (extra: Parameters<typeof testServer>[0] = {}) => {
  const server = await testServer(extra);
  onTestFinished(() => server.stop());
  return { server, browser: server.client(), code: (await openSetup(server.database)) ?? '' };
};
const begin = (browser: TestClient, code: string, bytes: number) =>
  browser.call('POST /console/setup/archive', {
    headers: withSetupCode(code),
    body: { email: OWNER.email, bytes },
  });
const piece = (upload: string, code: string, bytes: Buffer, at: number) => ({
  upload,
  headers: withSetupCode(code),
  query: { at: String(at) },
  body: new Blob([new Uint8Array(bytes)], { type: 'application/zip' }),
});
const PIECE = 3_000;
const send = async (browser: TestClient, upload: string, code: string, bytes: Buffer): Promise<void> => {
  for (let at = 0; at < bytes.length; at += PIECE) {
    const input = piece(upload, code, bytes.subarray(at, at + PIECE), at);
    await browser.call('POST /console/setup/archive/{upload}/piece', input);
  }
};
const restore = async (browser: TestClient, upload: string, code: string) => {
  await browser.call('POST /console/setup/archive/{upload}/restore', {
    upload,
    headers: withSetupCode(code),
    body: { owner: OWNER },
  });
  const view = () => browser.call('GET /console/setup/archive/{upload}', { upload });
  await expect.poll(async () => (await view()).state).toMatch(/done|refused|failed/);
  return view();
};
const venues = async ({ database }: TestServer): Promise<number> =>
  Number((await database.pool.query('select count(*) from venue')).rows[0].count);

it('an empty installation becomes the venue of an archive: its owner signs in, its codes open, its people are invited', async () => {
  const mailbox = await aMailbox();
  onTestFinished(() => mailbox.close());
  const { server, browser, code } = await empty({ extra: { sandboxMail: mailbox.port } });
  const { upload } = await begin(browser, code, zip.length);
  await send(browser, upload, code, zip);
  const { restored, records, records_in_all } = await restore(browser, upload, code);
  expect(records).toBe(records_in_all);
  expect(restored).toMatchObject({ venue: scene.venue.slug, open_payments: 0, open_refunds: 0 });

  await browser.call('POST /console/sign-in', { body: { email: OWNER.email, password: OWNER.password } });
  const me = await browser.call('GET /console/me', {});
  expect(me.venues).toMatchObject([{ id: scene.venue.id, role: 'owner' }]);
  await server.guestAt(scene.table.code);
  expect((await browser.call('GET /console/setup', {})).open).toBe(false);

  const invited = restored?.invitations ?? [];
  expect(invited.map(({ role, mailed }) => [role, mailed]).sort()).toEqual([
    ['owner', true],
    ['waiter', true],
  ]);
  await server.jobs.runNow('send-mail');
  for (const { email, code: way } of invited) {
    expect((await mailbox.mailsTo(email))[0]?.text).toContain(`/console/join#${way}`);
    await server.client().call('POST /console/join', { body: { code: way } });
  }
  const late = { upload, headers: withSetupCode(code), body: { owner: OWNER } };
  expect(await browser.failure('POST /console/setup/archive/{upload}/restore', late)).toBe('setup_closed');
}, 90_000);

it('what is damaged is refused in words, writes nothing, and leaves the installation waiting', async () => {
  const { server, browser, code } = await empty();
  const damaged = Buffer.from(zip);
  damaged.fill(7, 2_000, 2_400);
  const { upload } = await begin(browser, code, damaged.length);
  await send(browser, upload, code, damaged);
  const { state, problems, restored } = await restore(browser, upload, code);
  expect([state, restored]).toEqual(['refused', null]);
  // In codes: the console says them in the language of whoever reads.
  expect(problems).toContainEqual({ code: 'damaged', values: { file: expect.any(String) } });
  expect(await venues(server)).toBe(0);
  expect(await browser.call('GET /console/setup', {})).toMatchObject({ open: true });

  const again = await begin(browser, code, zip.length);
  await send(browser, again.upload, code, zip);
  expect((await restore(browser, again.upload, code)).state).toBe('done');
}, 90_000);

it('a file comes in order and whole, a piece that came twice is one, and only the code opens anything', async () => {
  const { server, browser, code } = await empty();
  const body = { email: OWNER.email, bytes: zip.length };
  const wrong = { headers: withSetupCode('AAAA-BBBB-CCCC'), body };
  expect(await browser.failure('POST /console/setup/archive', wrong)).toBe('setup_code_wrong');
  const { upload } = await begin(browser, code, zip.length);
  const first = piece(upload, code, zip.subarray(0, PIECE), 0);
  await browser.call('POST /console/setup/archive/{upload}/piece', first);
  const twice = await browser.call('POST /console/setup/archive/{upload}/piece', first);
  expect(twice.received).toBe(PIECE);
  const refused = (input: typeof first) =>
    browser.failure('POST /console/setup/archive/{upload}/piece', input);
  expect(await refused(piece(upload, code, zip.subarray(0, 10), zip.length))).toBe('not_found');
  expect(await refused(piece('another', code, zip.subarray(0, 10), 0))).toBe('not_found');
  expect(await refused(piece(upload, 'AAAA-BBBB-CCCC', zip.subarray(0, 10), 0))).toBe('setup_code_wrong');
  const early = { upload, headers: withSetupCode(code), body: { owner: OWNER } };
  expect(await browser.failure('POST /console/setup/archive/{upload}/restore', early)).toBe('not_found');
  expect(await venues(server)).toBe(0);

  const demo = await testServer({ env: { DEMO: '1' } });
  onTestFinished(() => demo.stop());
  const asked = { headers: withSetupCode(code), body };
  expect(await demo.client().failure('POST /console/setup/archive', asked)).toBe('setup_closed');
}, 60_000);
