import { userIdOf } from '@tableside/testkit/scenes/a-gift.ts';
import {
  beginPayment,
  type PayServer,
  paid,
  payServer,
  prepaidScene,
  tableBillOf,
  tableBillScene,
} from '@tableside/testkit/scenes/a-payer.ts';
import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkBooks } from '../ledger/index.ts';

let server: PayServer;
beforeAll(async () => {
  server = await payServer();
});
afterAll(() => server.stop());

const movesOf = async (of: TestStaff) =>
  (await of.call('GET /console/{venue}/own-tips', { venue: of.venue })).moves.map(({ what, amount }) => [
    what,
    amount,
  ]);

it('a tip with a table’s bill goes the way of one by card: its waiter sees it come and be paid out', async () => {
  const { phone, venue, staff } = await tableBillScene(server);
  const waiter = await userIdOf(server, staff);
  await placed(phone);
  const { uuid } = await beginPayment(phone, await tableBillOf(phone), { tips: 200, personnel_id: waiter });
  await paid(server, uuid);
  expect(await movesOf(staff)).toEqual([['bill', 2]]);
  const owner = await aStaff(server, venue, 'owner');
  const payouts = [{ kind: 'tip' as const, to: waiter, amount: 200 }];
  const { owed } = await owner.call('POST /console/{venue}/gifts/payout', {
    venue: venue.id,
    body: { payouts, way: 'payroll', note: '' },
  });
  expect(owed).toMatchObject([{ to: waiter, given: 2, paid_out: 2, owed: 0 }]);
  expect(await movesOf(staff)).toEqual([
    ['payout', 2],
    ['bill', 2],
  ]);
  expect(await checkBooks(server.database.run, venue.id)).toEqual([]);
});

it('a tip with an order, for nobody by name, is the pool’s: it is shared out and traced to whom it went', async () => {
  const { phone, venue, staff } = await prepaidScene(server);
  const order = await placed(phone, ['soup'], { tipAmount: 300 });
  const { uuid } = await beginPayment(phone, order.unique_order_number);
  await paid(server, uuid);
  const owner = await aStaff(server, venue, 'owner');
  const at = { venue: venue.id };
  const { owed } = await owner.call('GET /console/{venue}/gifts', at);
  expect(owed).toMatchObject([{ kind: 'tip', to: null, given: 3, owed: 3 }]);
  const weights = [{ to: await userIdOf(server, staff), weight: 1 }];
  await owner.call('POST /console/{venue}/gifts/share', {
    ...at,
    body: { amount: 300, version: 0, weights },
  });
  expect(await movesOf(staff)).toEqual([['share', 3]]);
  expect(await checkBooks(server.database.run, venue.id)).toEqual([]);
});
