import { aMailbox, type TestMailbox } from '@tableside/testkit/doubles/a-mailbox.ts';
import { aProgram, joined, signedUp } from '@tableside/testkit/scenes/a-member.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTableScene, type Phone } from '@tableside/testkit/scenes/a-table-scene.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let mailbox: TestMailbox;
beforeAll(async () => {
  mailbox = await aMailbox();
  server = await testServer({ extra: { sandboxMail: mailbox.port } });
});
afterAll(async () => {
  await server.stop();
  await mailbox.close();
});

const DAY = 86_400_000;
const ONE_CLICK = 'List-Unsubscribe=One-Click';

const aHouse = async () => {
  const functionalities = ['order', 'loyalty-program'] as never;
  const scene = await aTableScene(server, { venue: { settings: { functionalities } } });
  const owner = await aStaff(server, scene.venue, 'owner');
  const program = await aProgram(server, owner);
  return { ...scene, owner, program };
};
type House = Awaited<ReturnType<typeof aHouse>>;

const aMember = async ({ table, program }: House) => {
  const phone = await server.guestAt(table.code);
  const email = await signedUp(phone);
  await joined(phone, program);
  return { phone, email };
};
const wants = ({ call }: Phone, program: string, wanted = true) =>
  call('POST /loyalty/mail', { body: { loyalty_program_id: program, wanted, language: 'en' } });
const letters = async (email: string) => {
  await server.jobs.runNow('send-mail');
  return mailbox.mailsTo(email);
};
const linkIn = async (email: string, way: 'in' | 'out') => {
  const texts = (await letters(email)).map(({ text }) => text ?? '').toReversed();
  for (const text of texts) {
    const found = new RegExp(`/member-mail/${way}/\\S+`).exec(text)?.[0];
    if (found) return found;
  }
  throw new Error(`no link ${way}`);
};
const opened = async (path: string) => (await server.client().fetch(path)).text();
const tapped = async (path: string, body = '') =>
  (
    await server.client().fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    })
  ).status;
const confirmed = async (house: House) => {
  const member = await aMember(house);
  await wants(member.phone, house.program);
  expect(await tapped(await linkIn(member.email, 'in'))).toBe(200);
  return member;
};
const listOf = ({ owner, venue }: House) =>
  owner.call('GET /console/{venue}/loyalty/mail', { venue: venue.id });
const send = ({ venue }: House, people: number, subject = 'Soup week') =>
  [
    'POST /console/{venue}/loyalty/mail/send',
    { venue: venue.id, body: { subject, body: 'Every soup\nfor 3.00', people } },
  ] as const;
const mailOf = async ({ call }: Phone) => (await call('GET /loyalty/get-user', {})).loyalty_programs[0]?.mail;

describe('the list', () => {
  it('has who ticked it only once they confirmed it by the letter; to open its link is not enough', async () => {
    const house = await aHouse();
    const { phone, email } = await aMember(house);
    expect(await mailOf(phone)).toBe(null);
    await wants(phone, house.program);
    expect(await mailOf(phone)).toMatchObject({ confirmed_at: null, words: '2026-11' });
    expect(await listOf(house)).toMatchObject({ people: 0, waiting: 1 });
    const link = await linkIn(email, 'in');
    expect(await opened(link)).toContain('<button');
    expect(await listOf(house)).toMatchObject({ people: 0, waiting: 1 });
    expect(await tapped(link)).toBe(200);
    expect(await listOf(house)).toMatchObject({ people: 1, waiting: 0 });
    expect((await mailOf(phone))?.confirmed_at).not.toBe(null);
    const { members } = await house.owner.call('GET /console/{venue}/loyalty/members', {
      venue: house.venue.id,
      query: {},
    });
    expect(members).toMatchObject([{ mail: true }]);
    expect(JSON.stringify([members, await listOf(house)])).not.toContain(email);
  });

  it('takes no link that is not ours, of the other way, or of who left it', async () => {
    const house = await aHouse();
    const { phone, email } = await aMember(house);
    await wants(phone, house.program);
    const link = await linkIn(email, 'in');
    for (const wrong of [`${link}x`, link.replace(/\.[^.]*$/, '.AAAA'), link.replace('/in/', '/out/')])
      await tapped(wrong);
    expect(await listOf(house)).toMatchObject({ people: 0, waiting: 1 });
    await wants(phone, house.program, false);
    expect(await tapped(link)).toBe(404);
    expect(await listOf(house)).toMatchObject({ people: 0, waiting: 0 });
    const stranger = await server.guestAt(house.table.code);
    await signedUp(stranger);
    expect(
      await stranger.failure('POST /loyalty/mail', {
        body: { loyalty_program_id: house.program, wanted: true },
      }),
    ).toBe('loyalty_program_not_found');
  });

  it('forgets who never confirmed it, and loses who leaves the programme or erases their account', async () => {
    const house = await aHouse();
    const [leaves, erases] = [await confirmed(house), await confirmed(house)];
    await wants((await aMember(house)).phone, house.program);
    expect(await listOf(house)).toMatchObject({ people: 2, waiting: 1 });
    await leaves.phone.call('POST /loyalty/leave-program', { body: { loyalty_program_id: house.program } });
    await erases.phone.call('POST /profile/delete', { body: {} });
    server.clock.advance(15 * DAY);
    await server.jobs.runNow('write-member-mail');
    expect(await listOf(house)).toMatchObject({ people: 0, waiting: 0 });
  });
});

describe('a mail to members', () => {
  it('goes to everybody on the list once, with the way off it for reader and mail program', async () => {
    const house = await aHouse();
    const [one, other] = [await confirmed(house), await confirmed(house)];
    const waits = await aMember(house);
    await wants(waits.phone, house.program);
    await house.owner.call(...send(house, 2));
    // On the list after it was sent: not of it.
    server.clock.advance(1_000);
    const late = await confirmed(house);
    for (const _ of [1, 2]) await server.jobs.runNow('write-member-mail');
    const got = async (email: string) =>
      (await letters(email)).filter(({ subject }) => subject === 'Soup week');
    expect(
      (await Promise.all([one, other, waits, late].map(({ email }) => got(email)))).map(of => of.length),
    ).toEqual([1, 1, 0, 0]);
    expect(await listOf(house)).toMatchObject({
      mailings: [{ subject: 'Soup week', people: 2, written: 2, finished: true }],
    });
    const [letter] = await got(one.email);
    expect(letter?.text).toContain('Every soup\nfor 3.00');
    const out = await linkIn(one.email, 'out');
    expect(letter?.list.join('\n').replace(/\r?\n[ \t]+/g, '')).toContain(`${out}>`);
    expect(letter?.list.join('\n')).toContain(`List-Unsubscribe-Post: ${ONE_CLICK}`);
    // The mail program's own button: no page, no sign-in.
    expect(await tapped(await linkIn(one.email, 'out'), ONE_CLICK)).toBe(200);
    expect(await tapped(await linkIn(one.email, 'out'), ONE_CLICK)).toBe(200);
    expect(await mailOf(one.phone)).toBe(null);
    expect(await listOf(house)).toMatchObject({ people: 2 });
    const { deeds } = await house.owner.call('GET /console/{venue}/audit', {
      venue: house.venue.id,
      query: {},
    });
    expect(deeds.filter(({ action }) => action === 'loyalty-mail')).toHaveLength(1);
  });

  it('is not sent to another number than was shown, nor without words; who leaves before their turn gets none', async () => {
    const house = await aHouse();
    const { owner } = house;
    expect(await owner.failure(...send(house, 0))).toBe('validation_failed');
    const { phone, email } = await confirmed(house);
    expect(await owner.failure(...send(house, 2))).toBe('validation_failed');
    expect(await owner.failure(...send(house, 1, ' '))).toBe('validation_failed');
    const [call, input] = send(house, 1);
    for (const _ of [1, 2]) await owner.call(call, { ...input, idempotencyKey: 'one-letter-of-ours' });
    expect((await listOf(house)).mailings).toHaveLength(1);
    await wants(phone, house.program, false);
    await server.jobs.runNow('write-member-mail');
    expect((await letters(email)).map(({ subject }) => subject)).not.toContain('Soup week');
  });

  it('leaves thirty a minute', async () => {
    const house = await aHouse();
    await server.database.pool.query(
      `with account as (
         insert into guest_account (email, terms_version, terms_agreed_at, created_at, used_at)
         select 'list-' || n || '-' || $1::text || '@example.test', 'x', now(), now(), now() from generate_series(1, 40) n returning id),
       card as (
         insert into loyalty_card (program_id, account_id, number, joined_at)
         select ($1::text)::uuid, id, id::text, now() from account returning id)
       insert into member_mail (card_id, language, words, asked_at, confirmed_at) select id, 'en', 'x', $2, $2 from card`,
      [house.program, new Date(server.clock.now())],
    );
    await house.owner.call(...send(house, 40));
    const written = async () => {
      await server.jobs.runNow('write-member-mail');
      return (await listOf(house)).mailings[0];
    };
    expect(await written()).toMatchObject({ written: 30, finished: false });
    expect(await written()).toMatchObject({ written: 40, finished: true });
  });
});
