import type { CallInput } from '@tableside/contract/client';
import { cardNumber, typedCardNumber } from '@tableside/domain/loyalty';
import { aProgram, joined, signedUp } from '@tableside/testkit/scenes/a-member.ts';
import { aMenu } from '@tableside/testkit/scenes/a-menu.ts';
import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aVenue, type VenueOver } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const on: VenueOver = { settings: { functionalities: ['order', 'skip-payment', 'loyalty-program'] } };
const aHouse = async (over: VenueOver = on, at = server) => {
  const venue = await aVenue(at, over);
  await aMenu(at, venue);
  const { code } = await aTable(at, venue);
  return { venue, code, owner: await aStaff(at, venue, 'owner'), phone: await at.guestAt(code) };
};
type Phone = Awaited<ReturnType<typeof aHouse>>['phone'];
type Joining = Partial<CallInput<'POST /loyalty/enroll-to-program'>['body']>;
const join = ({ session }: Phone, loyalty_program_id: string, over: Joining = {}) =>
  ['POST /loyalty/enroll-to-program', { body: { session, loyalty_program_id, ...over } }] as const;
const standing = ({ call, session }: Phone) => call('POST /loyalty/validate-user', { body: { session } });
const refusalOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => null,
    error => error,
  );
const membersOf = async ({ call, venue }: TestStaff, find = '') =>
  (await call('GET /console/{venue}/loyalty/members', { venue, query: { find } })).members;
const NOTHING = {
  name: 'Regulars',
  card_color: null,
  card_secondary_color: null,
  pricing_text: {},
  fields: [],
  takes_cards: false,
  everywhere: false,
  discount_percent: null,
  card_months: null,
  points: null,
  tiers: null,
  offers: [],
};

describe('joining', () => {
  it('[LOYAL-05] [LOYAL-39] [LOYAL-46] [LOYAL-47] [LOYAL-40] [LOYAL-42] [ENTITY-72] gives a signed-in guest a card, the same however often they ask', async () => {
    const { owner, phone } = await aHouse();
    const program = await aProgram(server, owner);
    expect(await phone.failure(...join(phone, program))).toBe('not_signed_in');
    await signedUp(phone);
    expect(await standing(phone)).toMatchObject({
      has_details: false,
      enrolled: false,
      loyalty_programs: [{ id: program, name: 'Regulars', is_external: false, loyalty_card_number: null }],
    });
    // The venue's own colour, and a quarter of black in it.
    const [{ card_color, card_secondary_color } = {}] = (await standing(phone)).loyalty_programs;
    expect([card_color, card_secondary_color]).toEqual(['#ff4500', '#bf3400']);
    const number = await joined(phone, program);
    expect(typedCardNumber(number)).toBe(number);
    expect(await joined(phone, program)).toBe(number);
    expect(await standing(phone)).toMatchObject({
      enrolled: true,
      loyalty_programs: [{ loyalty_card_number: number }],
    });
    const me = await phone.call('GET /loyalty/get-user', {});
    expect(me.loyalty_programs).toMatchObject([{ id: program, loyalty_card_number: number }]);
    expect(await membersOf(owner)).toMatchObject([{ name: 'Rūta', card_number: number }]);
  });

  it('[LOYAL-25] of two phones of one account at once makes one card', async () => {
    const { owner, phone, code } = await aHouse();
    const program = await aProgram(server, owner);
    await signedUp(phone);
    const other = await server.guestAt(code);
    other.cookies.set('tableside_guest', phone.cookies.get('tableside_guest') ?? '');
    const [one, two] = await Promise.all([joined(phone, program), joined(other, program)]);
    expect(one).toBe(two);
    expect(await membersOf(owner)).toHaveLength(1);
  });

  it('[LOYAL-25] [LOYAL-26] [LOYAL-27] takes a card that a guest brings, unless it is none or another’s', async () => {
    const { owner, phone, code } = await aHouse();
    const program = await aProgram(server, owner, { takes_cards: true });
    const brought = cardNumber('0000000001');
    await signedUp(phone);
    expect(await phone.failure(...join(phone, program, { card_number: '2900000000017' }))).toBe(
      'card_not_valid',
    );
    await phone.call(...join(phone, program, { card_number: `${brought.slice(0, 7)} ${brought.slice(7)}` }));
    const thief = await server.guestAt(code);
    await signedUp(thief, 'Thief');
    const refused = await refusalOf(thief.call(...join(thief, program, { card_number: brought })));
    expect(refused).toMatchObject({ code: 'card_already_used', message: 'Card is already used' });
    expect((await membersOf(owner)).map(({ name }) => name)).toEqual(['Rūta']);
    // What the venue takes away, or its guest gives up, another may bring.
    await phone.call('POST /loyalty/leave-program', { body: { loyalty_program_id: program } });
    await thief.call(...join(thief, program, { card_number: brought }));
    expect((await membersOf(owner)).map(({ card_number }) => card_number)).toEqual([brought]);
  });

  it('[LOYAL-27] lets nobody try out numbers of cards', async () => {
    const strict = await testServer({ env: { RATE_LIMIT_FACTOR: '1' } });
    const { owner, phone } = await aHouse(on, strict);
    const program = await aProgram(strict, owner, { takes_cards: true });
    await signedUp(phone);
    const outcomes = new Set<string>();
    for (let each = 0; each < 12; each += 1)
      outcomes.add(await phone.failure(...join(phone, program, { card_number: `29${each}` })));
    expect(outcomes).toEqual(new Set(['card_not_valid', 'rate_limited']));
    await strict.stop();
  });

  it('[LOYAL-22] [LOYAL-23] [LOYAL-24] [ENTITY-76] asks what the programme asks, in the guest’s language, and keeps nothing else', async () => {
    const { owner, phone, venue } = await aHouse();
    const field = { key: null, placeholder: {}, required: true, min_length: null, max_length: null };
    await owner.call('POST /console/{venue}/loyalty/save', {
      venue: venue.id,
      body: {
        ...NOTHING,
        revision: 0,
        fields: [
          { ...field, name: { en: 'Your dog', lt: 'Jūsų šuo' }, type: 'text', min_length: 3, max_length: 5 },
          { ...field, name: { en: 'Phone' }, type: 'tel' },
          { ...field, name: { en: 'E-mail' }, type: 'email', required: false },
        ],
      },
    });
    await signedUp(phone);
    const { session } = phone;
    await phone.call('POST /session/{session}/update-language', { session, body: { language: 'lt' } });
    const [program] = (await standing(phone)).loyalty_programs;
    const [dog, tel, email] = program?.additional_fields ?? [];
    expect([dog, tel]).toMatchObject([
      { name: 'Jūsų šuo', type: 'text', required: true, min_length: 3, max_length: 5 },
      { name: 'Phone', type: 'tel', required: true, min_length: null },
    ]);
    const [id, a, b, c] = [program?.id, dog?.key, tel?.key, email?.key].map(each => each ?? '') as [
      string,
      string,
      string,
      string,
    ];
    const problems = async (fields: Record<string, string>) => {
      const error = await refusalOf(phone.call(...join(phone, id, { fields })));
      return (error as { details?: { fields?: unknown } }).details?.fields;
    };
    expect(await problems({})).toEqual({ [a]: 'required', [b]: 'required' });
    expect(await problems({ [a]: 'Re', [b]: '12', [c]: 'me' })).toEqual({
      [a]: 'short',
      [b]: 'phone',
      [c]: 'email',
    });
    expect(await problems({ [a]: 'Reksas', [b]: '61234567' })).toEqual({ [a]: 'long' });
    await phone.call(...join(phone, id, { fields: { [a]: ' Rex ', [b]: '+370 612 34567', more: 'x' } }));
    const answers = [
      { name: 'Your dog', answer: 'Rex' },
      { name: 'Phone', answer: '+370 612 34567' },
    ];
    expect(await membersOf(owner)).toMatchObject([{ answers }]);
    const { user } = await phone.call('GET /profile/export', {});
    expect(user.loyalty_programs).toMatchObject([{ answers }]);
  });

  it('[FLAG-13] is for programmes of the venue, while its switch is on, at a table and by its own phone', async () => {
    const { owner, phone, venue } = await aHouse();
    const program = await aProgram(server, owner);
    const elsewhere = await aHouse();
    await signedUp(elsewhere.phone);
    expect(await elsewhere.phone.failure(...join(elsewhere.phone, program))).toBe(
      'loyalty_program_not_found',
    );
    const stolen = { body: { session: phone.session, loyalty_program_id: program } };
    expect(await elsewhere.phone.failure('POST /loyalty/enroll-to-program', stolen)).toBe(
      'session_not_found',
    );
    const kiosk = await server.guestAt((await aTable(server, venue, { orderType: 'self_service' })).code);
    await signedUp(kiosk);
    expect(await kiosk.failure(...join(kiosk, program))).toBe('loyalty_program_not_found');
    const seen = async ({ call, session }: Phone) =>
      (await call('GET /get-session-data/{session}', { session })).restaurant.loyalty_programs.length;
    expect([await seen(phone), await seen(kiosk)]).toEqual([1, 0]);
    await signedUp(phone);
    await owner.call('POST /console/{venue}/settings/switches', {
      venue: venue.id,
      body: { revision: 0, on: ['order', 'skip-payment'] },
    });
    expect(await phone.failure(...join(phone, program))).toBe('loyalty_program_not_found');
    expect(await seen(phone)).toBe(0);
  });

  it('[FLAG-13] [LOYAL-48] shows prices for members with the venue’s words, only where a programme is', async () => {
    const { owner, phone, venue } = await aHouse();
    const { session } = phone;
    const seen = async () => {
      const { restaurant } = await phone.call('GET /get-session-data/{session}', { session });
      return [restaurant.loyalty_pricing_enabled, restaurant.loyalty_pricing_text];
    };
    expect(await seen()).toEqual([false, null]);
    await owner.call('POST /console/{venue}/loyalty/save', {
      venue: venue.id,
      body: { ...NOTHING, revision: 0, pricing_text: { en: 'For regulars', lt: ' ' } },
    });
    expect(await seen()).toEqual([true, 'For regulars']);
  });

  it('notes a claim to be somebody else at the venue, and goes by the cookie', async () => {
    const { owner, phone, venue, code } = await aHouse();
    const program = await aProgram(server, owner);
    await signedUp(phone);
    await joined(phone, program);
    const { uid } = await phone.call('GET /loyalty/get-user', {});
    const other = await server.guestAt(code);
    await signedUp(other, 'Other');
    const body = { session: other.session, firebase_uid: uid };
    expect(await other.call('POST /loyalty/validate-user', { body })).toMatchObject({ enrolled: false });
    const { deeds } = await owner.call('GET /console/{venue}/audit', { venue: venue.id, query: {} });
    expect(deeds.filter(({ action }) => action === 'account-claim')).toHaveLength(1);
  });
});

describe('a card ends', () => {
  it('with its account, and what was told for it', async () => {
    const { owner, phone } = await aHouse();
    await signedUp(phone);
    await joined(phone, await aProgram(server, owner));
    await phone.call('POST /profile/delete', { body: { language: 'en' } });
    expect(await membersOf(owner)).toEqual([]);
  });

  it('where the venue takes it away, which its log says; only there', async () => {
    const { owner, phone, venue } = await aHouse();
    await signedUp(phone);
    const number = await joined(phone, await aProgram(server, owner));
    const [member] = await membersOf(owner, number.slice(4, 9));
    const card = member?.id ?? '';
    const stranger = (await aHouse()).owner;
    expect(
      await stranger.failure('POST /console/{venue}/loyalty/members/{card}/remove', {
        venue: stranger.venue,
        card,
        body: {},
      }),
    ).toBe('not_found');
    const remove = { venue: venue.id, card, body: {} };
    expect(await owner.call('POST /console/{venue}/loyalty/members/{card}/remove', remove)).toEqual({
      members: 0,
    });
    expect(await owner.failure('POST /console/{venue}/loyalty/members/{card}/remove', remove)).toBe(
      'not_found',
    );
    const { deeds } = await owner.call('GET /console/{venue}/audit', { venue: venue.id, query: {} });
    expect(deeds.find(({ action }) => action === 'loyalty-remove')?.data).toEqual({ number });
  });
});

describe('the programme', () => {
  it('is refused beside what is wrong, tells who was quicker, and keeps its members through a change', async () => {
    const { owner, phone, venue } = await aHouse();
    const manager = await aStaff(server, venue, 'manager');
    const save = (staff: TestStaff, revision: number, over: object = {}) =>
      staff.call('POST /console/{venue}/loyalty/save', {
        venue: venue.id,
        body: { ...NOTHING, revision, ...over },
      });
    expect(await refusalOf(save(owner, 0, { name: ' ', card_color: 'red' }))).toMatchObject({
      code: 'validation_failed',
      details: { fields: { name: 'missing', cardColor: 'colour' } },
    });
    await save(manager, 0);
    await signedUp(phone);
    const [program] = (await standing(phone)).loyalty_programs;
    await joined(phone, program?.id ?? '');
    expect(await refusalOf(save(owner, 0))).toMatchObject({
      code: 'settings_changed',
      details: { revision: 1, changed_by: manager.name },
    });
    const saved = await save(owner, 1, { name: 'The club', card_color: '#112233' });
    expect(saved).toMatchObject({ revision: 2, members: 1, program: { name: 'The club' } });
    expect(await standing(phone)).toMatchObject({ enrolled: true, loyalty_programs: [{ name: 'The club' }] });
  });

  it('counts at other venues of the organisation where an owner says so, and nowhere else', async () => {
    const { owner, phone, venue } = await aHouse();
    const manager = await aStaff(server, venue, 'manager');
    const program = await aProgram(server, owner);
    const beside = await aHouse();
    const { pool } = server.database;
    await pool.query(
      'update venue set organisation_id = (select organisation_id from venue where id = $1) where id = $2',
      [venue.id, beside.venue.id],
    );
    await signedUp(beside.phone);
    expect((await standing(beside.phone)).loyalty_programs).toEqual([]);
    const everywhere = { ...NOTHING, revision: 1, everywhere: true };
    expect(
      await manager.failure('POST /console/{venue}/loyalty/save', { venue: venue.id, body: everywhere }),
    ).toBe('not_allowed');
    await owner.call('POST /console/{venue}/loyalty/save', { venue: venue.id, body: everywhere });
    expect(await joined(beside.phone, program)).not.toBe('');
    expect(await beside.owner.call('GET /console/{venue}/loyalty', { venue: beside.venue.id })).toMatchObject(
      {
        program: null,
        members: 0,
        beside: [{ name: 'Regulars' }],
      },
    );
    // Who joined is read by the venue whose programme it is.
    expect(await membersOf(beside.owner)).toEqual([]);
    expect(await membersOf(owner)).toHaveLength(1);
    await signedUp(phone);
    const stranger = await aHouse();
    await signedUp(stranger.phone);
    expect((await standing(stranger.phone)).loyalty_programs).toEqual([]);
  });
});
