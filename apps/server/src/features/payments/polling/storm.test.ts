import {
  beginPayment,
  type PayServer,
  payServer,
  tableBillOf,
  tableBillScene,
} from '@tableside/testkit/scenes/a-payer.ts';
import { type Phone, placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../../ledger/index.ts';

let server: PayServer;
beforeAll(async () => {
  server = await payServer();
});
afterAll(() => server.stop());

/** Numbers that look like chance and are the same in every run. */
const dice = (seed: number) => {
  let state = seed;
  return (sides: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
};

type Body = Parameters<typeof beginPayment>[2];

const wish = (roll: (sides: number) => number): Body => {
  const kinds: Body[] = [
    {},
    { split_between: 2 + roll(4) },
    { amount: 100 + roll(3_000), tips: 100 * roll(4) },
    { tips: 250 },
  ];
  return kinds[roll(kinds.length)];
};

/** A phone that pays, changes its mind, pays late or twice; whatever it is refused, it goes on. */
const pays = async (phone: Phone, number: string, seed: number, givenUp: string): Promise<void> => {
  const roll = dice(seed);
  const left = [givenUp];
  for (let round = 0; round < 8; round += 1) {
    const intent = await beginPayment(phone, number, wish(roll)).catch(() => null);
    if (!intent) continue;
    left.push(intent.uuid);
    if (roll(4) === 0) await phone.call('POST /payments/cancel/{uuid}', { uuid: intent.uuid });
    if (roll(2) === 0) continue;
    server.bank.set(intent.uuid, { status: 'captured' });
    await Promise.all(Array.from({ length: 1 + roll(3) }, () => server.bank.tell(server, [intent.uuid])));
  }
  // What was given up is paid after all.
  for (const uuid of left) {
    server.bank.set(uuid, { status: 'captured' });
    await server.bank.tell(server, [uuid], { eventId: `late-${uuid}` });
  }
};

describe('a table whose guests all pay at once', () => {
  it.each([1, 2, 3])('owes, has and gives back what it should, to the cent (%i)', async seed => {
    const scene = await tableBillScene(server);
    await placed(scene.phone, ['steak', 'soup', 'steak', 'soup']);
    const phones = [scene.phone];
    while (phones.length < 5) phones.push(await server.guestAt(scene.table.code));
    const number = await tableBillOf(scene.phone);
    const { bills } = await scene.staff.call('GET /console/{venue}/bills', { venue: scene.venue.id });
    const settle = async (): Promise<void> => {
      const input = {
        venue: scene.venue.id,
        bill: bills[0]?.id ?? '',
        body: { method: 'cash' as const, amount: 700 },
      };
      for (let time = 0; time < 4; time += 1) {
        await scene.staff.call('POST /console/{venue}/bills/{bill}/settle', input).catch(() => undefined);
      }
    };
    // Each phone began to pay everything and went back.
    const givenUp: string[] = [];
    for (const phone of phones) {
      const { uuid } = await beginPayment(phone, number);
      await phone.call('POST /payments/cancel/{uuid}', { uuid });
      givenUp.push(uuid);
    }
    const paying = phones.map((phone, index) =>
      pays(phone, number, seed * 100 + index, givenUp[index] ?? ''),
    );
    await Promise.all([...paying, settle()]);

    const { rows } = await server.database.pool.query<{
      captured: number;
      kept: number;
      back: number;
      total: number;
    }>(
      `select sum(p.captured)::bigint as captured, sum(p.allocated)::bigint as kept,
         sum(p.refund_due + p.refunded)::bigint as back, max(b.total) as total
       from payment p join bill b on b.id = p.bill_id where b.venue_id = $1`,
      [scene.venue.id],
    );
    const [sums] = rows;
    expect(sums?.total).toBe(4_900);
    expect(sums?.kept).toBe(4_900);
    expect(sums?.back).toBeGreaterThan(0);
    const charged = [...server.bank.book.values()].filter(({ status }) => status === 'captured');
    const { rows: unbooked } = await server.database.pool.query(
      `select id from payment where captured = 0 and id = any($1::uuid[])`,
      [charged.map(({ payment }) => payment)],
    );
    expect(unbooked).toEqual([]);
    expect(await checkBooks(server.database.run, scene.venue.id)).toEqual([]);
  });
});
