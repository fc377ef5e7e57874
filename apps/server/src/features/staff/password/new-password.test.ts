import { aMailbox, type TestMailbox } from '@tableside/testkit/doubles/a-mailbox.ts';
import { nextCode } from '@tableside/testkit/doubles/an-authenticator.ts';
import { aStaff, STAFF_PASSWORD, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';

let server: TestServer;
let mailbox: TestMailbox;
beforeAll(async () => {
  mailbox = await aMailbox();
  server = await testServer({
    now: Date.now(),
    env: { PUBLIC_URL: 'https://menu.example' },
    extra: { sandboxMail: mailbox.port },
  });
});
afterAll(async () => {
  await server.stop();
  await mailbox.close();
});

const NEXT = 'another password entirely';
const anOwner = async (): Promise<TestStaff> =>
  aStaff(server, await aVenue(server, { name: 'Kukū' }), 'owner');
const ask = (email: string, on: TestServer = server) =>
  on.client().call('POST /console/forgot-password', { body: { email, language: 'lt' } });
const round = async (): Promise<void> => {
  await server.jobs.runNow('answer-forgotten-passwords');
  await server.jobs.runNow('send-mail');
};
/** The code in the newest letter to an address. */
const codeTo = async (email: string): Promise<string> => {
  const letters = await mailbox.mailsTo(email);
  const found = letters.map(({ text }) => /new-password#([A-Z2-7-]{24})/.exec(text)?.[1]);
  return found.find(code => code !== undefined) ?? '';
};
const accept = (code: string, password = NEXT) =>
  server.client().call('POST /console/new-password/accept', { body: { code, password } });
const signIn = (email: string, password: string) =>
  server.client().failure('POST /console/sign-in', { body: { email, password } });

describe('somebody who forgot their password', () => {
  it('gets a letter with a link that opens once, signs in with the new one, and is signed out everywhere', async () => {
    const owner = await anOwner();
    await ask(` ${owner.email.toUpperCase()}`.trim());
    await round();
    const [letter] = await mailbox.mailsTo(owner.email);
    expect(letter?.subject).toBe('Naujas slaptažodis');
    expect(letter?.text).toContain('https://menu.example/console/new-password#');
    const code = await codeTo(owner.email);
    const shown = await server.client().call('POST /console/new-password', { body: { code } });
    expect(shown).toEqual({ name: owner.name, email: owner.email });
    await accept(code.toLowerCase());
    expect(await owner.failure('GET /console/me', {})).toBe('not_signed_in');
    expect(await signIn(owner.email, STAFF_PASSWORD)).toBe('sign_in_failed');
    await owner.call('POST /console/sign-in', { body: { email: owner.email, password: NEXT } });
    const again = { body: { code, password: STAFF_PASSWORD } };
    expect(await server.client().failure('POST /console/new-password/accept', again)).toBe('not_found');
    const log = await owner.call('GET /console/{venue}/audit', { venue: owner.venue, query: {} });
    expect(log.deeds.map(({ action }) => action)).toContain('password-reset');
  });

  it('is told the same whether the address is anybody’s, and nothing is kept of what was typed', async () => {
    const nobody = 'nobody-at-all@venue.test';
    expect(await ask(nobody)).toEqual(await ask((await anOwner()).email));
    await round();
    expect(await mailbox.mailsTo(nobody)).toEqual([]);
    const left = await server.database.pool.query('select 1 from password_wish');
    expect(left.rowCount).toBe(0);
  });

  it('finds no letter of theirs in the database that lets anybody in, before and after it left', async () => {
    const owner = await anOwner();
    await ask(owner.email);
    await mailbox.next({ do: 'down', times: 1 });
    await server.jobs.runNow('answer-forgotten-passwords');
    const rows = async () =>
      (await server.database.pool.query('select * from mail_message where to_address = $1', [owner.email]))
        .rows;
    await server.jobs.runNow('send-mail');
    await expect.poll(async () => (await rows())[0]?.status).toBe('queued');
    const [before] = await rows();
    server.clock.advance(60 * 60_000 - 1);
    await server.jobs.runNow('send-mail');
    const code = await codeTo(owner.email);
    expect(code).not.toBe('');
    expect(JSON.stringify(before)).not.toContain(code);
    const [after] = await rows();
    expect(after).toMatchObject({ status: 'sent', sealed_code: null });
    expect(JSON.stringify(after)).not.toContain(code);
    const codes = await server.database.pool.query('select * from password_code');
    expect(JSON.stringify(codes.rows)).not.toContain(code);
    server.clock.advance(2);
    expect(await server.client().failure('POST /console/new-password', { body: { code } })).toBe('not_found');
  });

  it('is still asked for the second step', async () => {
    const owner = await anOwner();
    const { secret } = await owner.call('POST /console/account/two-step', {
      body: { password: STAFF_PASSWORD },
    });
    await owner.call('POST /console/account/two-step/confirm', {
      body: { code: nextCode(server, secret) },
    });
    await ask(owner.email);
    await round();
    await accept(await codeTo(owner.email));
    const browser = server.client();
    const { next } = await browser.call('POST /console/sign-in', {
      body: { email: owner.email, password: NEXT },
    });
    expect(next).toBe('code');
    expect(await browser.failure('GET /console/me', {})).toBe('not_signed_in');
  });

  it('asks no more than a few times an hour, whoever it is', async () => {
    const strict = await testServer({
      env: { RATE_LIMIT_FACTOR: '1' },
      extra: { sandboxMail: mailbox.port },
    });
    onTestFinished(() => strict.stop());
    for (let i = 0; i < 5; i += 1) await ask('nobody@venue.test', strict);
    const more = { body: { email: 'NOBODY@venue.test', language: 'en' } };
    expect(await strict.client().failure('POST /console/forgot-password', more)).toBe('rate_limited');
  });

  it('is told whom to ask where no mail is set up', async () => {
    expect(await server.client().call('GET /console/setup', {})).toMatchObject({ mail: true });
    const silent = await testServer();
    onTestFinished(() => silent.stop());
    expect(await silent.client().call('GET /console/setup', {})).toMatchObject({ mail: false });
    await ask('nobody@venue.test', silent);
    expect((await silent.database.pool.query('select 1 from password_wish')).rowCount).toBe(0);
  });
});

describe('an owner', () => {
  const personOf = async (owner: TestStaff, email: string): Promise<string> => {
    const { team } = await owner.call('GET /console/{venue}/team', { venue: owner.venue });
    return team.people.find(each => each.email === email)?.id ?? '';
  };

  it('makes a link to a new password for whom they alone answer for', async () => {
    const venue = await aVenue(server);
    const owner = await aStaff(server, venue, 'owner');
    const waiter = await aStaff(server, venue, 'waiter');
    const way = async (by: TestStaff, email: string) => ({
      venue: by.venue,
      person: await personOf(owner, email),
      body: {},
    });
    const { code } = await owner.call(
      'POST /console/{venue}/team/{person}/new-password',
      await way(owner, waiter.email),
    );
    await accept(code);
    await waiter.call('POST /console/sign-in', { body: { email: waiter.email, password: NEXT } });
    const refused = async (by: TestStaff, email: string) =>
      by.failure('POST /console/{venue}/team/{person}/new-password', await way(by, email));
    expect(await refused(owner, owner.email)).toBe('not_allowed');
    expect(await refused(waiter, owner.email)).toBe('not_allowed');
  });

  it('invites by a letter, and by the link beside it', async () => {
    const owner = await anOwner();
    const invited = await owner.call('POST /console/{venue}/team/invite', {
      venue: owner.venue,
      body: { name: '<b>Rūta</b>', email: 'ruta@letters.test', role: 'waiter' },
    });
    expect(invited.mailed).toBe(true);
    await server.jobs.runNow('send-mail');
    const [letter] = await mailbox.mailsTo('ruta@letters.test');
    expect(letter?.text).toContain(`https://menu.example/console/join#${invited.code}`);
    expect(letter?.html).toContain('&lt;b&gt;Rūta');
  });
});
