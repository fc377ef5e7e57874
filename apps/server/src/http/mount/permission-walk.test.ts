import { randomUUID } from 'node:crypto';
import { type AllCalls, allCalls, type CallSpec, ROLES, type Role } from '@tableside/contract';
import { aBill, aPayment } from '@tableside/testkit/scenes/a-payment.ts';
import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTableScene, placed, type TableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import type { TestClient } from '@tableside/testkit/server/server-client.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

type Key = keyof AllCalls;
const calls = Object.entries(allCalls) as [Key, CallSpec][];
const keysWhere = (matches: (access: CallSpec['access']) => boolean): Key[] =>
  calls.filter(([, { access }]) => matches(access)).map(([key]) => key);
const staffRoles = (key: Key): readonly Role[] => {
  const { access }: CallSpec = allCalls[key];
  return typeof access === 'object' && 'staff' in access ? access.staff : [];
};
const STAFF_CALLS = keysWhere(access => typeof access === 'object' && 'staff' in access);
const SESSION_CALLS = keysWhere(access => access === 'session');

let server: TestServer;
let scene: TableScene;
let orderNumber: string;
let billId: string;
let paymentId: string;
let staff: ReadonlyMap<Role, TestStaff>;
let neighbours: ReadonlyMap<Role, TestStaff>;

beforeAll(async () => {
  server = await testServer();
  scene = await aTableScene(server);
  orderNumber = (await placed(scene.phone)).unique_order_number;
  const bill = await aBill(server, scene, [{ price: 650 }]);
  billId = bill.id;
  paymentId = (await aPayment(server, bill)).id;
  const elsewhere = await aVenue(server, { name: 'Next door' });
  const hire = async (venue: { readonly id: string }) =>
    new Map(await Promise.all(ROLES.map(async role => [role, await aStaff(server, venue, role)] as const)));
  staff = await hire(scene.venue);
  neighbours = await hire(elsewhere);
});
afterAll(() => server.stop());

/** Calls with the ids of things that are really there, so that only the right to them can be what is missing. */
const send = async (client: TestClient, key: Key, over: Readonly<Record<string, string>> = {}) => {
  const ids: Readonly<Record<string, string>> = {
    venue: scene.venue.id,
    table: scene.table.id,
    order: orderNumber,
    call: randomUUID(),
    bill: billId,
    payment: paymentId,
    session: scene.phone.session,
    ...over,
  };
  const [method = '', path = ''] = key.split(' ');
  const response = await client.fetch(
    `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? 'x')}`,
    method === 'GET' ? {} : { method, body: '[]', headers: { 'content-type': 'application/json' } },
  );
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  const answer: { code?: string } = isJson ? JSON.parse(text) : {};
  return `${response.status} ${answer.code ?? 'ok'}`;
};

/** `[]` is no call's body: whoever may make a call that changes something is told so, and nothing changes. */
const LET_IN = /^(200 ok|304 ok|400 validation_failed|404 not_found)$/;

/** Everything that a call of staff may leave behind; that somebody took everything along is noted, and changes nothing. */
const traces = async (): Promise<unknown> => {
  const { rows } = await server.database.pool.query(
    `select (select count(*) from audit_log where action <> 'archive-make') as deeds, (select count(*) from outbox) as events,
       (select count(*) from journal_entry) as entries, (select count(*) from payment_event) as payments`,
  );
  return rows[0];
};

describe('every call of the console', () => {
  it('is a call of staff: nothing below /console but signing in, a lost password, the first setting up and joining by invitation is for everybody', () => {
    const open = calls.filter(([key, { access }]) => key.includes('/console') && access === 'public');
    expect(open.map(([key]) => key)).toEqual([
      'POST /console/sign-in',
      'GET /console/setup/archive/{upload}',
      'GET /console/setup',
      'POST /console/sign-in/code',
      'POST /console/forgot-password',
      'POST /console/new-password',
      'POST /console/new-password/accept',
      'GET /console/device',
      'POST /console/device/switch',
      'POST /console/join',
      'POST /console/join/accept',
    ]);
  });

  it('is what its role is for', () => {
    const bare = (key: Key) => key.replace(/^.*\{venue\}/, '');
    // Whether one's own device is called, and of what, whether guests see one's own name, and when one works, changes nothing of the venue's.
    const venues = STAFF_CALLS.filter(key => !/^\/(push|notices\/own|own-tips|own-shift)/.test(bare(key)));
    const may = (role: Role) => venues.filter(key => staffRoles(key).includes(role));
    const mayNot = (role: Role) => STAFF_CALLS.filter(key => !staffRoles(key).includes(role)).map(bare);
    expect(mayNot('owner')).toEqual([]);
    // Keys, people and what was done are the owner's.
    const ownersOnly =
      /^\/(providers\/|till$|till\/test$|loyalty\/(host|wallets\/)|legal$|books\/settings$|payment-methods|security$|audit|staff-sessions|team|webhooks|api-keys|organisation|food-courts|hall\/commission$|archive|settings\/retention$|retention\/)/;
    expect(mayNot('manager').filter(path => !ownersOnly.test(path))).toEqual([]);
    const changes = (role: Role) => may(role).filter(key => key.startsWith('POST '));
    expect(changes('accountant')).toEqual([]);
    const books =
      /^\/(home$|bills|books|payments|invoices|credit-notes|legal$|money-alerts|copy-starts$|numbers|z-reports|shifts(\/csv)?$|drawers$|gifts(\/|$)|hall\/(money|invoices|payouts|report|statement))/;
    expect(
      may('accountant')
        .map(bare)
        .filter(path => !books.test(path)),
    ).toEqual([]);
    const money =
      /^\/(home|bills|books|payments|invoices|credit-notes|legal|refunds|money-alerts|copy-starts|providers|payment-methods|numbers|z-reports|till|hall\/(money|invoices|payout|commission|report|statement))/;
    expect(
      may('kitchen')
        .map(bare)
        .filter(path => money.test(path)),
    ).toEqual([]);
    expect(mayNot('kitchen')).toEqual(
      expect.arrayContaining([
        '/orders/{order}/settle-cash',
        '/tables/{table}/close',
        '/tables/{table}/bill',
      ]),
    );
  });

  it.each(ROLES)('lets a %s in or says 403, as the contract has it, and changes nothing', async role => {
    const before = await traces();
    for (const key of STAFF_CALLS) {
      const answer = await send(staff.get(role) as TestStaff, key);
      expect([key, answer]).toEqual([
        key,
        staffRoles(key).includes(role) ? expect.stringMatching(LET_IN) : '403 not_allowed',
      ]);
    }
    expect(await traces()).toEqual(before);
  });

  it.each(ROLES)('is 404 to a %s of another venue, as for a venue that does not exist', async role => {
    const stranger = neighbours.get(role) as TestStaff;
    for (const key of STAFF_CALLS) {
      for (const venue of [scene.venue.id, randomUUID(), 'x', "'--"]) {
        expect([key, await send(stranger, key, { venue })]).toEqual([key, '404 not_found']);
      }
    }
  });

  it('is 401 to who is signed out, to guests, and to who holds an invented or ended cookie', async () => {
    const owner = await aStaff(server, scene.venue, 'owner');
    const cookies = new Map(owner.cookies);
    await owner.call('POST /console/sign-out', {});
    const ended = server.client();
    for (const [name, value] of cookies) ended.cookies.set(name, value);
    const invented = server.client();
    invented.cookies.set('tableside_staff', 'a'.repeat(32));
    const signedIn = keysWhere(access => access === 'signed-in');
    for (const client of [server.client(), scene.phone, ended, invented]) {
      for (const key of [...STAFF_CALLS, ...signedIn]) {
        expect([key, await send(client, key)]).toEqual([key, '401 not_signed_in']);
      }
    }
  });

  it('reaches nothing of another venue by its id', async () => {
    const stranger = neighbours.get('owner') as TestStaff;
    const { venue } = stranger;
    const { order, table } = { order: orderNumber, table: scene.table.id };
    expect(await stranger.failure('POST /console/{venue}/orders/{order}/close', { venue, order })).toBe(
      'order_not_found',
    );
    expect(
      await stranger.failure('POST /console/{venue}/orders/{order}/reject', {
        venue,
        order,
        body: { reason: 'x' },
      }),
    ).toBe('order_not_found');
    expect(
      await stranger.failure('POST /console/{venue}/tables/{table}/close', {
        venue,
        table,
        body: { force: true },
      }),
    ).toBe('table_not_found');
    await scene.phone.call('POST /call-waiter/call', { body: { session: scene.phone.session } });
    const { calls: open } = await scene.staff.call('GET /console/{venue}/board', { venue: scene.venue.id });
    const call = open[0]?.id ?? '';
    expect(call).not.toBe('');
    expect(await stranger.failure('POST /console/{venue}/calls/{call}/done', { venue, call })).toBe(
      'call_not_found',
    );
    const { orders } = await scene.staff.call('GET /console/{venue}/board', { venue: scene.venue.id });
    expect(orders.map(({ closed_at, unique_order_number }) => [unique_order_number, closed_at])).toEqual([
      [orderNumber, null],
    ]);
  });

  it('has a stream for the floor only', async () => {
    const open = async (client: TestClient, venue = scene.venue.id) => {
      const ending = new AbortController();
      const { status } = await client.fetch(`/api/console/${venue}/realtime`, { signal: ending.signal });
      ending.abort();
      return status;
    };
    const statuses = await Promise.all(ROLES.map(role => open(staff.get(role) as TestStaff)));
    expect(statuses).toEqual([200, 200, 200, 200, 403]);
    expect(await open(server.client())).toBe(401);
    expect(await open(neighbours.get('owner') as TestStaff)).toBe(404);
    expect(await open(staff.get('owner') as TestStaff, 'x')).toBe(404);
  });
});

describe("every call of a guest's session", () => {
  it('[SESSION-12] is 404 to another phone, to none, and for a token nobody has', async () => {
    const neighbour = await server.guestAt(scene.table.code);
    for (const key of SESSION_CALLS) {
      for (const client of [neighbour, server.client(), staff.get('owner') as TestStaff]) {
        expect([key, await send(client, key)]).toEqual([key, '404 session_not_found']);
      }
      for (const session of ['a'.repeat(43), 'x', "'--", '__proto__']) {
        expect([key, await send(scene.phone, key, { session })]).toEqual([key, '404 session_not_found']);
      }
    }
  });

  it('lets its own phone in', async () => {
    for (const key of SESSION_CALLS) {
      // A kiosk's back office is behind its enrolment as well: a session alone opens nothing there.
      const answer = key.includes('/terminal-commands/')
        ? /^(403 kiosk_not_enrolled|400 validation_failed)$/
        : LET_IN;
      expect([key, await send(scene.phone, key)]).toEqual([key, expect.stringMatching(answer)]);
    }
  });
});
