import { aBillScene, ordered, settled, staffBillOf } from '@tableside/testkit/scenes/a-bill-scene.ts';
import { aProgram, joined, signedUp } from '@tableside/testkit/scenes/a-member.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import type { Phone } from '@tableside/testkit/scenes/a-table-scene.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../../ledger/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const FREE_DISH = { reward_amount: null as number | null, reward_category: 'food' as string | null };

/** A bill with dishes on it, and a phone of a member who has so many stamps: soup 4.50, steak 20.00, beer 5.00. */
const aMembersBill = async (dishes: readonly string[], stamps: number, reward = FREE_DISH) => {
  const functionalities = ['order', 'skip-payment', 'pay-go', 'tips', 'loyalty-program'];
  const scene = await aBillScene(server, { settings: { functionalities: functionalities as never } });
  const { phone, venue } = scene;
  const owner = await aStaff(server, venue, 'owner');
  const points = { earn: 'visit' as const, every: null, category: null, cost: 10, birthday: 0, months: null };
  const program = await aProgram(server, owner, {
    points: { ...points, ...reward, reward_name: { en: 'A free dish' } },
  });
  const { unique_order_number: number } = await ordered(phone, dishes);
  await signedUp(phone);
  await joined(phone, program);
  const { members } = await owner.call('GET /console/{venue}/loyalty/members', {
    venue: venue.id,
    query: {},
  });
  await owner.call('POST /console/{venue}/loyalty/members/{card}/points', {
    venue: venue.id,
    card: members[0]?.id ?? '',
    body: { units: stamps, reason: 'From before' },
  });
  return { ...scene, program, number };
};
type Scene = Awaited<ReturnType<typeof aMembersBill>>;
const used = ({ session }: Phone, { number, program }: Scene) =>
  [
    'POST /orders/use-loyalty-reward/{session}',
    { session, body: { unique_order_number: number, loyalty_program_id: program } },
  ] as const;
const balance = async ({ call }: Phone) => {
  await server.jobs.runNow('settle-loyalty-points');
  const { loyalty_programs } = await call('GET /loyalty/get-user', {});
  const points = loyalty_programs[0]?.points;
  expect(points?.balance).toBe(points?.lines.reduce((sum, { units }) => sum + units, 0));
  return points?.balance;
};
const agrees = async ({ venue }: Scene) =>
  expect(await checkBooks(server.database.run, venue.id)).toEqual([]);
const takenOff = ({ manager, venue }: Scene, bill: string, items: string[]) =>
  manager.call('POST /console/{venue}/bills/{bill}/items/void', {
    venue: venue.id,
    bill,
    body: { items, reason: 'It was cold' },
  });

describe('a reward that is taken back', () => {
  const undone = ({ session }: Phone, { number, program }: Scene) =>
    [
      'POST /orders/undo-loyalty-reward/{session}',
      { session, body: { unique_order_number: number, loyalty_program_id: program } },
    ] as const;
  const usedOn = async ({ call }: Phone) =>
    (await call('GET /loyalty/get-user', {})).loyalty_programs[0]?.points?.used_on;

  it('leaves bill, books and card as they were, with both lines, and can be used anew', async () => {
    const scene = await aMembersBill(['soup', 'steak', 'beer'], 12);
    const { phone } = scene;
    expect(await usedOn(phone)).toEqual([]);
    expect(await phone.failure(...undone(phone, scene))).toBe('reward_not_on_bill');
    await phone.call(...used(phone, scene));
    expect(await usedOn(phone)).toEqual([scene.number]);
    const { order } = await phone.call(...undone(phone, scene));
    expect(order).toMatchObject({ left: 29.5, loyalty_discount: 0 });
    expect(await usedOn(phone)).toEqual([]);
    expect(await balance(phone)).toBe(12);
    await agrees(scene);
    expect(await phone.failure(...undone(phone, scene))).toBe('reward_not_on_bill');
    expect((await phone.call(...used(phone, scene))).order).toMatchObject({ left: 9.5 });
    expect(await balance(phone)).toBe(2);
    await agrees(scene);
  });

  it('of an amount off several dishes raises each by its share, the latest first', async () => {
    const scene = await aMembersBill(['soup', 'steak'], 20, { reward_amount: 500, reward_category: null });
    const { phone } = scene;
    await phone.call(...used(phone, scene));
    await phone.call(...used(phone, scene));
    expect((await phone.call(...undone(phone, scene))).order).toMatchObject({
      left: 19.5,
      loyalty_discount: 5,
    });
    expect((await phone.call(...undone(phone, scene))).order).toMatchObject({
      left: 24.5,
      loyalty_discount: 0,
    });
    expect(await balance(phone)).toBe(20);
    await agrees(scene);
  });

  it('is its member’s alone, and not once it was paid or staff changed what it lowered', async () => {
    const scene = await aMembersBill(['soup', 'steak', 'beer'], 10);
    const { phone, second, program } = scene;
    await phone.call(...used(phone, scene));
    expect(await second.failure(...undone(second, scene))).toBe('not_signed_in');
    await signedUp(second);
    await joined(second, program);
    expect(await second.failure(...undone(second, scene))).toBe('reward_not_on_bill');
    const bill = await staffBillOf(scene);
    const free = bill.items.find(({ name }) => /steak/i.test(name));
    await takenOff(scene, bill.id, [free?.id ?? '']);
    expect(await phone.failure(...undone(phone, scene))).toBe('reward_not_on_bill');
    expect(await balance(phone)).toBe(10);
    const paid = await aMembersBill(['steak', 'beer'], 10);
    await paid.phone.call(...used(paid.phone, paid));
    await settled(paid, (await staffBillOf(paid)).id);
    expect(await paid.phone.failure(...undone(paid.phone, paid))).toBe('order_already_paid');
  });
});
