import { aProgram, joined, signedUp } from '@tableside/testkit/scenes/a-member.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTableScene, type Phone } from '@tableside/testkit/scenes/a-table-scene.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const POINTS = {
  earn: 'visit' as const,
  every: null,
  category: null,
  cost: 10,
  reward_amount: 500,
  reward_category: null,
  reward_name: { en: '5.00 off' },
  birthday: 0,
  months: null,
};
const aHouse = async (on: TestServer = server) => {
  const scene = await aTableScene(on, {
    venue: { settings: { functionalities: ['order', 'skip-payment', 'loyalty-program'] } },
  });
  const owner = await aStaff(on, scene.venue, 'owner');
  const program = await aProgram(on, owner, { points: POINTS, takes_cards: true });
  return { ...scene, owner, program };
};
type House = Awaited<ReturnType<typeof aHouse>>;
const FILE = 'number,name,points\n1001,Jonas,7\n1002,Ona,3\n,Nobody,4\n1003,Half,1.5\n';
const brought = ({ owner, venue }: House, keep: boolean, text = FILE) =>
  owner.call('POST /console/{venue}/loyalty/old-cards', { venue: venue.id, body: { text, keep } });
const join = ({ session }: Phone, loyalty_program_id: string, card_number: string) =>
  ['POST /loyalty/enroll-to-program', { body: { session, loyalty_program_id, card_number } }] as const;
const pointsOf = async ({ call }: Phone) =>
  (await call('GET /loyalty/get-user', {})).loyalty_programs[0]?.points;

describe('old cards', () => {
  it('[LOYAL-25] are looked at first, then wait under their numbers; nobody is a member by them', async () => {
    const house = await aHouse();
    const { phone, owner, venue, program } = house;
    const seen = await brought(house, false);
    expect(seen).toEqual({
      cards: 2,
      units: 10,
      refused_count: 2,
      refused: [
        { row: 4, number: '', why: 'number' },
        { row: 5, number: '1003', why: 'balance' },
      ],
      takes_cards: true,
    });
    await signedUp(phone);
    expect(await phone.failure(...join(phone, program, '1001'))).toBe('card_not_valid');
    expect(await brought(house, true)).toEqual(seen);
    const { members } = await owner.call('GET /console/{venue}/loyalty', { venue: venue.id });
    expect(members).toBe(0);
    await phone.call(...join(phone, program, '10-01'));
    expect(await pointsOf(phone)).toMatchObject({ balance: 7, lines: [{ units: 7, cause: 'import' }] });
  });

  it('are taken over once: by the first who joins with the number, and not again after they left', async () => {
    const house = await aHouse();
    const { phone, table, program } = house;
    await brought(house, true);
    const other = await server.guestAt(table.code);
    for (const each of [phone, other]) await signedUp(each);
    const outcomes = await Promise.all(
      [phone, other].map(each =>
        each.call(...join(each, program, '1001')).then(
          () => 'in',
          ({ code }) => code,
        ),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['card_already_used', 'in']);
    const winner = outcomes[0] === 'in' ? phone : other;
    await winner.call('POST /loyalty/leave-program', { body: { loyalty_program_id: program } });
    await winner.call(...join(winner, program, '1001'));
    expect(await pointsOf(winner)).toMatchObject({ balance: 0, lines: [] });
    expect((await brought(house, true)).refused).toContainEqual({ row: 2, number: '1001', why: 'in_use' });
    expect(await pointsOf(winner)).toMatchObject({ balance: 0 });
  });

  it('are not used up one after the other by somebody who leaves and joins with the next number', async () => {
    const strict = await testServer({ env: { RATE_LIMIT_FACTOR: '1' } });
    const house = await aHouse(strict);
    const { phone, program } = house;
    const numbers = Array.from({ length: 12 }, (_, at) => String(2001 + at));
    await brought(house, true, ['number,points', ...numbers.map(number => `${number},5`)].join('\n'));
    await signedUp(phone);
    for (const number of numbers.slice(0, 10)) {
      await phone.call(...join(phone, program, number));
      await phone.call('POST /loyalty/leave-program', { body: { loyalty_program_id: program } });
    }
    expect(await phone.failure(...join(phone, program, '2011'))).toBe('rate_limited');
    await strict.stop();
  });

  it('of a guest who joins without a number stay where they are', async () => {
    const house = await aHouse();
    const { phone, program } = house;
    await brought(house, true);
    await signedUp(phone);
    await joined(phone, program);
    expect(await pointsOf(phone)).toMatchObject({ balance: 0 });
  });

  it('are the owner’s and the managers’ to bring, as a table of cards, where something is collected', async () => {
    const house = await aHouse();
    const { staff, owner, venue } = house;
    const file = [
      'POST /console/{venue}/loyalty/old-cards',
      { venue: venue.id, body: { text: FILE, keep: true } },
    ] as const;
    expect(await staff.failure(...file)).toBe('not_allowed');
    await expect(brought(house, true, 'hello')).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: { text: 'table' } },
    });
    await aProgram(server, owner, { takes_cards: true });
    await expect(brought(house, true)).rejects.toMatchObject({ details: { fields: { text: 'points' } } });
  });
});
