import { aMailbox, type TestMailbox } from '@tableside/testkit/doubles/a-mailbox.ts';
import { aPasskey } from '@tableside/testkit/doubles/a-passkey.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import type { TestClient } from '@tableside/testkit/server/server-client.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const SITE = { origin: 'https://menu.example', rpId: 'menu.example' };

let server: TestServer;
let mailbox: TestMailbox;
beforeAll(async () => {
  mailbox = await aMailbox();
  const env = { PUBLIC_URL: SITE.origin };
  server = await testServer({ now: Date.now(), env, extra: { sandboxMail: mailbox.port } });
});
afterAll(async () => {
  await server.stop();
  await mailbox.close();
});

let people = 0;
const aGuest = async () => {
  people += 1;
  const email = `passkey-${people}@example.test`;
  const client = server.client();
  const body = { email, password: 'green bicycle', terms: true, language: 'en' };
  const { user } = await client.call('POST /auth/sign-up/email', { body });
  return { client, email, user };
};
type Key = ReturnType<typeof aPasskey>;
const toMake = async (client: TestClient) => (await client.call('POST /profile/passkey-options', {})).options;
const toUse = async (client: TestClient) => (await client.call('POST /auth/passkey-options', {})).options;
const kept = (key: Key, options: Parameters<Key['make']>[0], over?: Parameters<Key['make']>[1]) => ({
  body: { name: 'iPhone', credential: key.make(options, over), language: 'en' },
});
const withPasskey = async () => {
  const guest = await aGuest();
  const key = aPasskey(SITE);
  const { passkeys } = await guest.client.call(
    'POST /profile/add-passkey',
    kept(key, await toMake(guest.client)),
  );
  return { ...guest, key, id: passkeys[0]?.id ?? '' };
};
const enter = (client: TestClient, credential: ReturnType<Key['use']>) =>
  client.failure('POST /auth/sign-in/passkey', { body: { credential } });
const me = async (client: TestClient) => (await client.call('GET /auth/get-session', {})).user;

describe('a passkey', () => {
  it('is added, signs in on any phone that has it, is named, removed, and told by mail', async () => {
    const { client, email, user, key, id } = await withPasskey();
    const phone = server.client();
    await phone.call('POST /auth/sign-in/passkey', { body: { credential: key.use(await toUse(phone)) } });
    expect((await me(phone))?.uid).toBe(user.uid);
    const { passkeys } = await client.call('POST /profile/name-passkey', { body: { id, name: 'Kitchen' } });
    const now = new Date(server.clock.now()).toISOString();
    expect(passkeys).toEqual([{ id, name: 'Kitchen', since: now, used: now }]);
    expect((await client.call('GET /profile/export', {})).passkeys).toEqual(passkeys);
    await server.jobs.runNow('send-mail');
    const letter = (await mailbox.mailsTo(email)).find(({ subject }) =>
      /passkey was added/.test(subject ?? ''),
    );
    expect(letter?.text).toContain('iPhone');
    expect(await client.call('POST /profile/remove-passkey', { body: { id } })).toEqual({ passkeys: [] });
    expect(await enter(server.client(), key.use(await toUse(phone)))).toBe('passkey_refused');
    expect((await me(phone))?.uid).toBe(user.uid);
  });

  it('is asked of everybody alike, and refused alike whatever is wrong with it', async () => {
    const { key } = await withPasskey();
    const [one, other] = await Promise.all([toUse(server.client()), toUse(server.client())]);
    expect({ ...one, challenge: '' }).toEqual({ ...other, challenge: '' });
    expect(one).not.toHaveProperty('allowCredentials');
    const said = async (use: (options: { challenge: string }) => ReturnType<Key['use']>) => {
      const phone = server.client();
      const code = await enter(phone, use(await toUse(phone)));
      expect(await me(phone)).toBeNull();
      return code;
    };
    const stranger = aPasskey(SITE);
    const wrong: Record<string, Parameters<typeof said>[0]> = {
      'of nobody': options => stranger.use(options),
      'of another site': options => key.use(options, { origin: 'https://menu.example.evil' }),
      'for another site': options => key.use(options, { rpId: 'evil.example' }),
      'of a phone that did not ask for finger or code': options => key.use(options, { verified: false }),
      'of another account': options => key.use(options, { userHandle: 'AAAA' }),
      'signed by another': options => ({ ...stranger.use(options), id: key.id, rawId: key.id }),
    };
    for (const [what, use] of Object.entries(wrong))
      expect([what, await said(use)]).toEqual([what, 'passkey_refused']);
  });

  it('answers once, on the browser that was asked, for what was asked, in time', async () => {
    const { client, key } = await withPasskey();
    const phone = server.client();
    const answer = key.use(await toUse(phone));
    expect(await enter(server.client(), answer)).toBe('passkey_refused');
    await phone.call('POST /auth/sign-in/passkey', { body: { credential: answer } });
    await phone.call('POST /auth/sign-out', {});
    // Heard by somebody, said again: also on the same browser.
    expect(await enter(phone, answer)).toBe('passkey_refused');
    // What was asked for adding one does not sign in, and the other way round; nor does another's question add.
    expect(await enter(client, key.use(await toMake(client)))).toBe('passkey_refused');
    const add = async (options: { challenge: string }) =>
      client.failure('POST /profile/add-passkey', kept(aPasskey(SITE), options));
    expect(await add(await toUse(client))).toBe('passkey_refused');
    expect(await add(await toMake((await aGuest()).client))).toBe('passkey_refused');
    const late = await toUse(phone);
    server.clock.advance(16 * 60_000);
    expect(await enter(phone, key.use(late))).toBe('passkey_refused');
  });

  it('that counts below what it counted is a copy', async () => {
    const { key } = await withPasskey();
    const use = async (counter: number) => {
      const phone = server.client();
      const credential = key.use(await toUse(phone), { counter });
      return (
        await phone.fetch('/api/auth/sign-in/passkey', {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: server.url },
          body: JSON.stringify({ credential }),
        })
      ).status;
    };
    expect([await use(7), await use(7), await use(3), await use(8)]).toEqual([200, 401, 401, 200]);
  });

  it('is one account’s: others neither name nor remove it, nor add it again', async () => {
    const { client, key, id } = await withPasskey();
    const other = (await aGuest()).client;
    await other.call('POST /profile/name-passkey', { body: { id, name: 'mine' } });
    await other.call('POST /profile/remove-passkey', { body: { id } });
    expect((await client.call('GET /profile/passkeys', {})).passkeys).toMatchObject([{ name: 'iPhone' }]);
    const again = kept(key, await toMake(other));
    expect(await other.failure('POST /profile/add-passkey', again)).toBe('passkey_refused');
  });

  it('asks for a sign-in of the last minutes: one that was stolen earlier adds none', async () => {
    const { client, email, key } = await withPasskey();
    server.clock.advance(9 * 60_000);
    await toMake(client);
    server.clock.advance(2 * 60_000);
    expect(await client.failure('POST /profile/passkey-options', {})).toBe('sign_in_again');
    await client.call('POST /auth/sign-in/email', { body: { email, password: 'green bicycle' } });
    await toMake(client);
    server.clock.advance(11 * 60_000);
    const credential = key.use(await toUse(client));
    await client.call('POST /auth/sign-in/passkey', { body: { credential } });
    await client.call('POST /profile/add-passkey', kept(aPasskey(SITE), await toMake(client)));
  });

  it('stays when the password is lost: the answer and a letter name it, and all of them go at once', async () => {
    const { email, key } = await withPasskey();
    const phone = server.client();
    await phone.call('POST /auth/forget-password', { body: { email } });
    await server.jobs.runNow('answer-account-wishes');
    await server.jobs.runNow('send-mail');
    const subjects = async () => (await mailbox.mailsTo(email)).map(({ subject }) => subject ?? '');
    const letter = (await mailbox.mailsTo(email)).find(({ subject }) => subject === 'A new password');
    const code = /\b\d{6}\b/.exec(letter?.text ?? '')?.[0] ?? '';
    const body = { email, code, password: 'another bicycle' };
    expect(await phone.call('POST /auth/reset-password', { body })).toMatchObject({
      passkeys: [{ name: 'iPhone' }],
    });
    await server.jobs.runNow('send-mail');
    expect(await subjects()).toContain('Your password was changed');
    expect(await phone.call('POST /profile/remove-passkeys', { body: {} })).toEqual({ passkeys: [] });
    expect(await phone.call('POST /profile/remove-passkeys', { body: {} })).toEqual({ passkeys: [] });
    await server.jobs.runNow('send-mail');
    expect((await subjects()).filter(subject => /passkeys were removed/.test(subject))).toHaveLength(1);
    const other = server.client();
    expect(await enter(other, key.use(await toUse(other)))).toBe('passkey_refused');
  });

  it('goes with its account, and an account has ten at most', async () => {
    const { client } = await withPasskey();
    const asked = await toMake(client);
    for (let more = 0; more < 9; more += 1)
      await client.call('POST /profile/add-passkey', kept(aPasskey(SITE), await toMake(client)));
    expect(await client.failure('POST /profile/passkey-options', {})).toBe('operation_not_allowed');
    // Asked before there were so many.
    expect(await client.failure('POST /profile/add-passkey', kept(aPasskey(SITE), asked))).toBe(
      'operation_not_allowed',
    );
    const last = aPasskey(SITE);
    const { passkeys } = await client.call('GET /profile/passkeys', {});
    await client.call('POST /profile/remove-passkey', { body: { id: passkeys[0]?.id ?? '' } });
    await client.call('POST /profile/add-passkey', kept(last, await toMake(client)));
    await client.call('POST /profile/delete', { body: {} });
    const phone = server.client();
    expect(await enter(phone, last.use(await toUse(phone)))).toBe('passkey_refused');
  });
});

it('are not offered where the address is a number or unknown, and nothing of them answers there', async () => {
  const bare = await testServer();
  const client = bare.client();
  expect((await client.call('GET /auth/get-session', {})).passkeys).toBe(false);
  expect(await client.failure('POST /auth/passkey-options', {})).toBe('operation_not_allowed');
  await bare.stop();
});
