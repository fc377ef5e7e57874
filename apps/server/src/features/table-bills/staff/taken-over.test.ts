import { randomUUID } from 'node:crypto';
import { type PayServer, payServer, tableBillScene } from '@tableside/testkit/scenes/a-payer.ts';
import { aStaff, STAFF_PASSWORD, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import type { TestClient } from '@tableside/testkit/server/server-client.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

const PIN = { anna: '4071', boris: '8259' };

let server: PayServer;
let venue: { readonly id: string };
let manager: TestStaff;
let tablet: TestClient;
let ids: Record<keyof typeof PIN, string>;
let names: Record<keyof typeof PIN, string>;

beforeAll(async () => {
  server = await payServer({ now: Date.now() });
});
afterAll(() => server.stop());

beforeEach(async () => {
  ({ venue } = await tableBillScene(server));
  manager = await aStaff(server, venue, 'manager');
  const add = async (name: string, pin: string) => {
    const owner = await aStaff(server, venue, 'owner');
    const body = { name, role: 'waiter' as const, pin };
    const { team } = await owner.call('POST /console/{venue}/team/add', { venue: venue.id, body });
    return team.people.find(each => each.name === name)?.id ?? '';
  };
  names = { anna: 'Anna', boris: 'Boris' };
  ids = { anna: await add('Anna', PIN.anna), boris: await add('Boris', PIN.boris) };
  tablet = server.client();
  await tablet.call('POST /console/sign-in', { body: { email: manager.email, password: STAFF_PASSWORD } });
  const body = { name: 'Bar tablet' };
  await tablet.call('POST /console/{venue}/shared-devices', { venue: venue.id, body });
});

const takeOver = (who: keyof typeof PIN) =>
  tablet.call('POST /console/device/switch', { body: { person: ids[who], pin: PIN[who] } });
const aBillOf20 = async (): Promise<string> => {
  const table = await aTable(server, venue);
  const where = { venue: venue.id, table: table.id, body: { guest_count: 2 } };
  const { bill } = await manager.call('POST /console/{venue}/tables/{table}/bill', where);
  const body = { lines: [{ name: 'Dish', price: 2_000, quantity: 1 }] };
  await manager.call('POST /console/{venue}/bills/{bill}/lines', { venue: venue.id, bill: bill.id, body });
  return bill.id;
};
const settling = (bill: string, key: string) => ({
  venue: venue.id,
  bill,
  body: { method: 'cash' as const, tip: 100 },
  idempotencyKey: key,
});
const SETTLE = 'POST /console/{venue}/bills/{bill}/settle';
const payments = async () =>
  (await manager.call('GET /console/{venue}/payments', { venue: venue.id })).payments.map(
    ({ taken_by, total }) => ({ taken_by, total }),
  );
const drawerOf = async (): Promise<number | null> =>
  (await tablet.call('GET /console/{venue}/own-drawer', { venue: venue.id })).drawer?.taken ?? null;

it('a payment begun before a colleague took the tablet over is booked once, to whoever took it, with its tip and into their drawer', async () => {
  const bill = await aBillOf20();
  await takeOver('anna');
  await tablet.call('POST /console/{venue}/own-drawer/open', { venue: venue.id, body: { float: 0 } });
  const key = randomUUID();
  // Sent with Anna's cookie; Boris has typed his PIN before the answer is there.
  const answer = tablet.call(SETTLE, settling(bill, key)).then(
    () => 'taken',
    ({ code }: { code: string }) => code,
  );
  await takeOver('boris');
  const became = await answer;
  // Either her session still counted when it came, or nothing at all was done.
  expect(['taken', 'not_signed_in']).toContain(became);
  expect(await payments()).toEqual(became === 'taken' ? [{ taken_by: names.anna, total: 21 }] : []);
  // Boris has the same sheet, also with the key of hers: it is not his to claim.
  const boris = await tablet.call(SETTLE, settling(bill, key)).then(
    () => 'taken',
    ({ code }: { code: string }) => code,
  );
  expect(boris).toBe(became === 'taken' ? 'order_already_paid' : 'taken');
  expect(await payments()).toEqual([{ taken_by: became === 'taken' ? names.anna : names.boris, total: 21 }]);
  expect(await drawerOf()).toBeNull();
  await takeOver('anna');
  expect(await drawerOf()).toBe(became === 'taken' ? 2_100 : 0);
});

it('a payment whose answer was lost is asked for again by its own person after the colleague, and is the same one', async () => {
  const bill = await aBillOf20();
  const key = randomUUID();
  await takeOver('anna');
  const { bill: paid } = await tablet.call(SETTLE, settling(bill, key));
  await takeOver('boris');
  expect(await tablet.failure(SETTLE, settling(bill, key))).toBe('order_already_paid');
  await takeOver('anna');
  const { bill: again } = await tablet.call(SETTLE, settling(bill, key));
  expect(again.payments).toEqual(paid.payments);
  expect(await payments()).toEqual([{ taken_by: names.anna, total: 21 }]);
});
