import {
  aBillScene,
  beginPayment,
  ordered,
  pieceOf,
  selected,
  staffBillOf,
} from '@tableside/testkit/scenes/a-bill-scene.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

describe('what guests have in hand, as staff see it', () => {
  it('a finger, a payment that was begun, and money on its way are told apart', async () => {
    const scene = await aBillScene(server);
    const { phone, second } = scene;
    const bill = await ordered(phone, ['soup', 'soup', 'soup', 'soup']);
    const [chosen, begun, paying] = [0, 1, 2].map(nth => pieceOf(bill, 'Dish soup', nth)) as [
      string,
      string,
      string,
    ];
    const { id } = await staffBillOf(scene);
    await selected(phone, bill, [chosen, begun, paying]);
    await beginPayment(server, { id }, phone, [{ id: begun, amount: 600 }]);
    await beginPayment(server, { id }, phone, [{ id: paying, amount: 600 }]);
    await beginPayment(server, { id }, second, [{ id: paying, amount: 600 }], 'processing');
    const seen = new Map((await staffBillOf(scene)).items.map(item => [item.id, item]));
    expect([chosen, begun, paying].map(id => [seen.get(id)?.in_hand, seen.get(id)?.held_by])).toEqual([
      ['selected', 1],
      ['begun', 1],
      ['paying', 2],
    ]);
    expect([...seen.values()].filter(({ in_hand }) => in_hand === null)).toHaveLength(1);
  });
});
