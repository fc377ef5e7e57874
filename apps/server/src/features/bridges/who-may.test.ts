import type { BridgeTask } from '@tableside/contract/http/devices/bridge';
import { aBridgeFolder, startBridge } from '@tableside/testkit/doubles/a-bridge.ts';
import { aBillScene, type BillScene } from '@tableside/testkit/scenes/a-bill-scene.ts';
import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';

let server: TestServer;
let scene: BillScene & { readonly owner: TestStaff };
let elsewhere: BillScene & { readonly owner: TestStaff };
const aHouse = async () => {
  const made = await aBillScene(server, { settings: { acceptance: 'auto', presence: 'off' } });
  return { ...made, owner: await aStaff(server, made.venue, 'owner') };
};
beforeAll(async () => {
  server = await testServer();
  [scene, elsewhere] = [await aHouse(), await aHouse()];
});
afterAll(() => server.stop());

type House = typeof scene;
const aBridge = async (house: House = scene) => {
  const venue = house.venue.id;
  const { bridge, code } = await house.owner.call('POST /console/{venue}/bridges', {
    venue,
    body: { name: 'Back office' },
  });
  return { code, one: { venue, bridge: bridge.id, body: {} } };
};
const paired = (code: string) => server.client().call('POST /bridge/pair', { body: { code } });
/** Calls as a program would that holds a token. */
const asBridge = async (token: string, path: string, body: object) => {
  const response = await server.client().fetch(`/api/bridge/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  const { data, code } = (await response.json()) as { data?: unknown; code?: string };
  return { status: response.status, data, code };
};
const ABOUT = { version: '0.1.0', host: 'pi', keeps_notes: true, waits: false, holding: [] as string[] };
type Handed = { readonly requests: readonly { readonly id: string; readonly task: BridgeTask }[] };
const askForWork = async (token: string, over: object = {}): Promise<Handed> =>
  (await asBridge(token, 'work', { ...ABOUT, ...over })).data as Handed;

/** A printer behind a bridge, and a ticket that it was handed. */
const aHandedTicket = async (house: House = scene) => {
  const { code, one } = await aBridge(house);
  const { token } = await paired(code);
  const settings = {
    name: 'Kitchen',
    kind: 'escpos-tcp' as const,
    address: '192.168.7.7',
    columns: 42 as const,
    code_page: 'windows1257' as const,
    stations: [],
    bridge: one.bridge,
  };
  const { printer } = await house.owner.call('POST /console/{venue}/printers', {
    venue: house.venue.id,
    body: settings,
  });
  onTestFinished(async () => {
    await house.owner.call('POST /console/{venue}/printers/{printer}/remove', {
      venue: house.venue.id,
      printer: printer.id,
      body: {},
    });
  });
  await placed(house.phone, ['soup']);
  void server.jobs.runNow('print-tickets');
  const { requests } = await askForWork(token, { waits: true });
  const jobs = async () =>
    (
      await server.database.pool.query<{ state: string; copy: boolean }>(
        'select state, copy from print_job where printer_id = $1',
        [printer.id],
      )
    ).rows;
  return { token, one, requests, printer, settings, jobs };
};

describe('the code that makes a program a bridge', () => {
  it('works once, for one program; the one before is the bridge no longer', async () => {
    const { code, one } = await aBridge();
    const first = await paired(code);
    expect(first).toMatchObject({ name: 'Back office', token: expect.stringMatching(/^tsb_/) });
    expect(await server.client().failure('POST /bridge/pair', { body: { code } })).toBe('bridge_code_wrong');
    const { code: next } = await scene.owner.call('POST /console/{venue}/bridges/{bridge}/code', one);
    expect(
      (await asBridge(first.token, 'answer', { id: 'x', result: { kind: 'done', paper_low: false } })).status,
    ).toBe(200);
    await paired(next);
    expect((await asBridge(first.token, 'work', ABOUT)).code).toBe('not_signed_in');
    const { deeds } = await scene.owner.call('GET /console/{venue}/audit', { venue: one.venue, query: {} });
    expect(deeds.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['bridge-add', 'bridge-code', 'bridge-pair']),
    );
  });

  it('runs out after a quarter of an hour', async () => {
    const { code } = await aBridge();
    server.clock.advance(15 * 60_000 + 1_000);
    expect(await server.client().failure('POST /bridge/pair', { body: { code } })).toBe('bridge_code_wrong');
  });

  it('is not found by trying: past ten wrong ones a right one is refused too', async () => {
    const strict = await testServer({ env: { RATE_LIMIT_FACTOR: '1' } });
    onTestFinished(() => strict.stop());
    const tries = [];
    for (let code = 100_000_000; code < 100_000_011; code += 1)
      tries.push(await strict.client().failure('POST /bridge/pair', { body: { code: String(code) } }));
    expect(tries).toEqual([...Array(10).fill('bridge_code_wrong'), 'rate_limited']);
  });
});

describe('a bridge', () => {
  it('of which nothing but a hash of its token is kept is there in the console, and stops at once when it is ended', async () => {
    const { code, one } = await aBridge();
    const { folder, remove } = aBridgeFolder();
    const program = startBridge(folder, { pairing: `${code}@${server.url}` });
    onTestFinished(async () => {
      await program.killNine();
      remove();
    });
    await expect.poll(program.output).toContain('Connected.');
    const mine = async () =>
      (await scene.owner.call('GET /console/{venue}/bridges', { venue: one.venue })).bridges.find(
        ({ id }) => id === one.bridge,
      );
    expect(await mine()).toMatchObject({
      connected: true,
      version: '0.1.0',
      keeps_notes: true,
      printers: [],
    });
    const { rows } = await server.database.pool.query('select row_to_json(b)::text as all from bridge b');
    expect(JSON.stringify(rows)).not.toContain('tsb_');
    await scene.owner.call('POST /console/{venue}/bridges/{bridge}/revoke', one);
    expect(await program.ended).toBe(3);
    expect(program.output()).toContain('ended this bridge');
    expect(await mine()).toMatchObject({ connected: false, paired_at: null });
  });

  it('runs once in a folder: a second program would print everything again', async () => {
    const { code } = await aBridge();
    const { folder, remove } = aBridgeFolder();
    const first = startBridge(folder, { pairing: `${code}@${server.url}` });
    onTestFinished(async () => {
      await first.killNine();
      remove();
    });
    await expect.poll(first.output).toContain('Connected.');
    const second = startBridge(folder);
    expect(await second.ended).toBe(2);
    await first.killNine();
    const third = startBridge(folder);
    onTestFinished(third.killNine);
    await expect.poll(third.output).toContain('Connected.');
  });

  it('is nobody without its token, and with a key of the venue', async () => {
    for (const token of ['', 'tsb_x', `tsb_${'A'.repeat(43)}`, `tsk_${'A'.repeat(43)}`])
      expect(await asBridge(token, 'work', ABOUT)).toMatchObject({ status: 401, code: 'not_signed_in' });
  });

  it('reads and answers nothing of another venue’s', async () => {
    const { requests, jobs } = await aHandedTicket();
    const { token } = await paired((await aBridge(elsewhere)).code);
    const waits = askForWork(token);
    const result = { kind: 'done', paper_low: false };
    const id = requests[0]?.id ?? '';
    expect((await asBridge(token, 'answer', { id, result })).status).toBe(200);
    expect((await waits).requests).toEqual([]);
    expect(await jobs()).toEqual([{ state: 'printing', copy: false }]);
  });

  it('of another venue is chosen by nobody, nor renamed, revoked or taken away', async () => {
    const { one } = await aBridge(elsewhere);
    const { owner, venue } = scene;
    const foreign = { ...one, venue: venue.id };
    for (const deed of ['code', 'find', 'revoke', 'remove'] as const)
      expect(await owner.failure(`POST /console/{venue}/bridges/{bridge}/${deed}`, foreign)).toBe(
        'not_found',
      );
    await expect(
      owner.call('POST /console/{venue}/printers', {
        venue: venue.id,
        body: {
          name: 'x',
          kind: 'escpos-tcp',
          address: '192.168.1.5',
          columns: 42,
          code_page: 'windows1257',
          stations: [],
          bridge: one.bridge,
        },
      }),
    ).rejects.toMatchObject({ code: 'validation_failed', details: { fields: { bridge: 'unknown' } } });
  });

  it.each([
    ['a kind that is none', { kind: 'eaten', may_have_printed: false }],
    ['more than was asked', { kind: 'done', paper_low: false, note: 'x'.repeat(1_000) }],
    ['no certificate', { kind: 'untrusted', may_have_printed: false, certificate: '<script>' }],
  ])('that answers with %s is refused', async (_, result) => {
    const { token } = await paired((await aBridge()).code);
    expect((await asBridge(token, 'answer', { id: 'x', result })).status).toBe(400);
  });

  it('that printers print through is not taken away', async () => {
    const { one } = await aHandedTicket();
    await expect(
      scene.owner.call('POST /console/{venue}/bridges/{bridge}/remove', one),
    ).rejects.toMatchObject({ code: 'validation_failed', details: { fields: { printers: 'in_use' } } });
  });
});

describe('what was handed to a bridge', () => {
  const rest = async (jobs: () => Promise<readonly { state: string }[]>) =>
    expect.poll(async () => (await jobs()).map(({ state }) => state)).not.toContain('printing');

  it('is the ticket of its own venue, and is not handed again while it holds it; the first answer counts', async () => {
    const { token, requests, jobs } = await aHandedTicket();
    expect(requests).toMatchObject([{ task: { do: 'print', kind: 'escpos-tcp', address: '192.168.7.7' } }]);
    const id = requests[0]?.id ?? '';
    expect((await askForWork(token)).requests.map(each => each.id)).toEqual([id]);
    const holding = askForWork(token, { holding: [id] });
    await asBridge(token, 'answer', { id, result: { kind: 'done', paper_low: false } });
    await asBridge(token, 'answer', { id, result: { kind: 'paper_out', may_have_printed: true } });
    await rest(jobs);
    expect(await jobs()).toEqual([{ state: 'printed', copy: false }]);
    expect((await holding).requests).toEqual([]);
  });

  it('may be on paper when the bridge is ended before it answers: the ticket comes again, marked', async () => {
    const { one, jobs } = await aHandedTicket();
    await scene.owner.call('POST /console/{venue}/bridges/{bridge}/revoke', one);
    await rest(jobs);
    expect(await jobs()).toEqual([{ state: 'waiting', copy: true }]);
  });

  it('may be on paper when the printer is elsewhere from then on', async () => {
    const { printer, settings, jobs } = await aHandedTicket();
    await scene.owner.call('POST /console/{venue}/printers/{printer}', {
      venue: scene.venue.id,
      printer: printer.id,
      body: { ...settings, address: '192.168.7.8', revision: 0 },
    });
    await rest(jobs);
    expect((await jobs()).map(({ copy }) => copy)).toEqual([true]);
  });

  it('is forgotten with what a lead throws away, and never handed again', async () => {
    const { token, printer, jobs } = await aHandedTicket();
    await scene.owner.call('POST /console/{venue}/printers/{printer}/drop', {
      venue: scene.venue.id,
      printer: printer.id,
      body: {},
    });
    await rest(jobs);
    expect((await jobs()).map(({ state }) => state)).toEqual(['dropped']);
    expect((await askForWork(token)).requests).toEqual([]);
  });
});
