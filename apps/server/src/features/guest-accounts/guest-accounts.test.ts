import { aMailbox, type TestMailbox } from '@tableside/testkit/doubles/a-mailbox.ts';
import { aMenu } from '@tableside/testkit/scenes/a-menu.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aTableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import type { TestClient } from '@tableside/testkit/server/server-client.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let mailbox: TestMailbox;
beforeAll(async () => {
  mailbox = await aMailbox();
  server = await testServer({ now: Date.now(), extra: { sandboxMail: mailbox.port } });
});
afterAll(async () => {
  await server.stop();
  await mailbox.close();
});

const PASSWORD = 'green bicycle';
let people = 0;
const anAddress = (): string => {
  people += 1;
  return `guest-${people}@example.test`;
};
const signUp = async (email = anAddress(), client: TestClient = server.client()) => {
  const { user } = await client.call('POST /auth/sign-up/email', {
    body: { email, password: PASSWORD, name: 'Rūta', terms: true, language: 'lt' },
  });
  return { client, email, user };
};
const signIn = (email: string, password = PASSWORD, client: TestClient = server.client()) =>
  client.failure('POST /auth/sign-in/email', { body: { email, password } });
const me = async (client: TestClient) => (await client.call('GET /auth/get-session', {})).user;
const codeTo = async (email: string): Promise<string> => {
  await server.jobs.runNow('answer-account-wishes');
  await server.jobs.runNow('send-mail');
  const newest = (await mailbox.mailsTo(email)).at(-1);
  return /\b\d{6}\b/.exec(newest?.text ?? '')?.[0] ?? '';
};

describe('a guest’s account', () => {
  it('[PROFILE-06] [PROFILE-11] [ENTITY-72] is made by e-mail and password, and signs in', async () => {
    const { client, email, user } = await signUp();
    expect(user).toMatchObject({
      email,
      displayName: 'Rūta',
      photoURL: null,
      emailVerified: false,
      phone_number: null,
      wallet_details: null,
    });
    expect(user.metadata.creationTime).toBe(new Date(server.clock.now()).toISOString());
    // Consent is kept with its version and time.
    expect(user.terms).toEqual({ version: '2026-11-2', agreed_at: user.metadata.creationTime });
    expect(await me(client)).toEqual(user);
    expect(await client.call('GET /loyalty/get-user', {})).toEqual(user);
    expect(await me(server.client())).toBeNull();
    const other = server.client();
    await other.call('POST /auth/sign-in/email', {
      body: { email: email.toUpperCase(), password: PASSWORD },
    });
    expect((await me(other))?.uid).toBe(user.uid);
  });

  it('[PROFILE-13] [PROFILE-23] [PROFILE-24] [PROFILE-25] is refused by the documents’ names', async () => {
    const { email } = await signUp();
    const ask = (over: object) =>
      server.client().failure('POST /auth/sign-up/email', {
        body: { email: anAddress(), password: PASSWORD, terms: true, ...over },
      });
    expect(await ask({ email: email.toUpperCase() })).toBe('email_already_in_use');
    expect(await ask({ email: 'nobody' })).toBe('invalid_email');
    expect(await ask({ password: 'short' })).toBe('weak_password');
    expect(await ask({ terms: false })).toBe('terms_not_agreed');
    const response = await server.client().fetch('/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.url },
      body: JSON.stringify({ email, password: 'wrong' }),
    });
    expect([response.status, await response.json()]).toEqual([
      401,
      expect.objectContaining({ message: 'wrong-password' }),
    ]);
  });

  it('keeps neither its token nor its password as they are', async () => {
    const { client, user } = await signUp();
    const token = client.cookies.get('tableside_guest') ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    const { rows } = await server.database.pool.query<{ row: string }>(
      `select a::text || s::text as row from guest_account a join guest_account_session s on s.account_id = a.id where a.id = $1`,
      [user.uid],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(token);
    expect(rows[0]?.row).not.toContain(PASSWORD);
  });

  it('tells nobody at sign-in, or who asks for a new password, whether an address has one', async () => {
    const { email } = await signUp();
    expect([await signIn(email, 'not this one'), await signIn(anAddress())]).toEqual([
      'wrong_password',
      'wrong_password',
    ]);
    const nobody = anAddress();
    for (const address of [email, nobody]) {
      const body = { email: address };
      expect(await server.client().call('POST /auth/forget-password', { body })).toEqual({});
    }
    await codeTo(email);
    expect((await mailbox.mailsTo(nobody)).length).toBe(0);
    const reset = { code: '000000', password: 'another bicycle' };
    const outcomes = [email, nobody].map(address =>
      server.client().failure('POST /auth/reset-password', { body: { email: address, ...reset } }),
    );
    expect(await Promise.all(outcomes)).toEqual(['account_code_wrong', 'account_code_wrong']);
  });

  it('is no staff account, and staff are no guests', async () => {
    const staff = await aStaff(server, await aVenue(server));
    expect(await staff.failure('GET /loyalty/get-user', {})).toBe('not_signed_in');
    const { client } = await signUp(staff.email);
    expect(await client.failure('GET /console/account', {})).toBe('not_signed_in');
    const token = client.cookies.get('tableside_guest') ?? '';
    client.cookies.set('tableside_staff', token);
    expect(await client.failure('GET /console/account', {})).toBe('not_signed_in');
    const thief = server.client();
    thief.cookies.set('tableside_guest', staff.cookies.get('tableside_staff') ?? '');
    expect(await thief.failure('GET /loyalty/get-user', {})).toBe('not_signed_in');
  });

  it('[APP-03] leaves visit and cart as they were, whoever signs in, out or erases it', async () => {
    const venue = await aVenue(server);
    await aMenu(server, venue);
    const table = await aTable(server, venue);
    const phone = await server.guestAt(table.code);
    const before = await phone.call('GET /cart/{session}/get', { session: phone.session });
    await signUp(anAddress(), phone);
    await phone.call('POST /auth/sign-out', {});
    await signUp(anAddress(), phone);
    await phone.call('POST /profile/delete', { body: {} });
    expect(await phone.call('GET /cart/{session}/get', { session: phone.session })).toEqual(before);
  });
});

describe('signing out', () => {
  it('ends a stolen cookie with it', async () => {
    const { client } = await signUp();
    const thief = server.client();
    thief.cookies.set('tableside_guest', client.cookies.get('tableside_guest') ?? '');
    expect(await me(thief)).not.toBeNull();
    await client.call('POST /auth/sign-out', {});
    expect(client.cookies.has('tableside_guest')).toBe(false);
    expect(await me(thief)).toBeNull();
    expect(await client.call('POST /auth/sign-out', {})).toEqual({});
  });

  it('everywhere ends every phone; a new password every other one', async () => {
    const { client, email } = await signUp();
    const second = server.client();
    await second.call('POST /auth/sign-in/email', { body: { email, password: PASSWORD } });
    const change = (password: string, next: string) =>
      client.failure('POST /profile/change-password', { body: { password, next } });
    expect(await change('wrong', 'blue bicycle')).toBe('wrong_password');
    expect(await change(PASSWORD, 'blue')).toBe('weak_password');
    await client.call('POST /profile/change-password', {
      body: { password: PASSWORD, next: 'blue bicycle' },
    });
    expect([await me(client), await me(second)]).toEqual([expect.anything(), null]);
    expect(await signIn(email)).toBe('wrong_password');
    await second.call('POST /auth/sign-in/email', { body: { email, password: 'blue bicycle' } });
    await client.call('POST /profile/sign-out-everywhere', {});
    expect([await me(client), await me(second)]).toEqual([null, null]);
  });

  it('happens by itself after 90 days', async () => {
    const { client } = await signUp();
    server.clock.advance(89 * 24 * 3_600_000);
    expect(await me(client)).not.toBeNull();
    server.clock.advance(2 * 24 * 3_600_000);
    expect(await me(client)).toBeNull();
  });
});

describe('a code of a letter', () => {
  it('proves the address', async () => {
    const { client, email } = await signUp();
    const code = await codeTo(email);
    const wrong = code === '111111' ? '222222' : '111111';
    expect(await client.failure('POST /profile/verify-email', { body: { code: wrong } })).toBe(
      'account_code_wrong',
    );
    const { user } = await client.call('POST /profile/verify-email', { body: { code: ` ${code} ` } });
    expect(user.emailVerified).toBe(true);
    expect(await client.failure('POST /profile/verify-email', { body: { code } })).toBe('account_code_wrong');
  });

  it('gives a new password once, and signs out everywhere else', async () => {
    const { client, email, user } = await signUp();
    await codeTo(email);
    await server.client().call('POST /auth/forget-password', { body: { email, language: 'lt' } });
    const code = await codeTo(email);
    const phone = server.client();
    const body = { email, code, password: 'another bicycle' };
    const answer = await phone.call('POST /auth/reset-password', { body });
    expect(answer.user).toMatchObject({ uid: user.uid, emailVerified: true });
    expect([await me(client), (await me(phone))?.uid]).toEqual([null, user.uid]);
    expect(await server.client().failure('POST /auth/reset-password', { body })).toBe('account_code_wrong');
    expect(await signIn(email)).toBe('wrong_password');
  });

  it('is no longer good after a few wrong tries, nor after its time', async () => {
    const { client, email } = await signUp();
    const code = await codeTo(email);
    const wrong = code === '111111' ? '222222' : '111111';
    const tries = [];
    for (let i = 0; i < 5; i += 1)
      tries.push(await client.failure('POST /profile/verify-email', { body: { code: wrong } }));
    expect(new Set(tries)).toEqual(new Set(['account_code_wrong']));
    expect(await client.failure('POST /profile/verify-email', { body: { code } })).toBe('account_code_wrong');
    server.clock.advance(120_000);
    await client.call('POST /profile/send-verification', { body: {} });
    const next = await codeTo(email);
    server.clock.advance(16 * 60_000);
    expect(await client.failure('POST /profile/verify-email', { body: { code: next } })).toBe(
      'account_code_wrong',
    );
  });
});

describe('what a guest tells of themselves', () => {
  const wallet = {
    name: ' Rūta ',
    phone_number: '+370 612 34567',
    city: 'Vilnius',
    birth_date: '1990-02-28',
  };

  it('[LOYAL-41] [LOYAL-42] [PROFILE-14] [ENTITY-73] [ENTITY-74] is all of name, phone, city and birth date', async () => {
    const { client } = await signUp();
    const { user } = await client.call('POST /loyalty/update-user', { body: wallet });
    const told = { ...wallet, name: 'Rūta', phone_number: '+37061234567' };
    expect(user).toMatchObject({ wallet_details: told, phone_number: '+37061234567' });
    expect((await client.call('GET /loyalty/get-user', {})).wallet_details).toEqual(told);
    const ask = (over: object) =>
      client.failure('POST /loyalty/update-user', { body: { ...wallet, ...over } });
    expect(await ask({ name: ' ' })).toBe('validation_failed');
    expect(await ask({ city: '' })).toBe('validation_failed');
  });

  it('[PROFILE-15] [PROFILE-16] is refused where the birth date or the phone is none', async () => {
    const { client } = await signUp();
    const ask = (over: object) =>
      client.failure('POST /loyalty/update-user', { body: { ...wallet, ...over } });
    for (const birth_date of ['28.02.1990', '1990-02-30', '2999-01-01', ''])
      expect([birth_date, await ask({ birth_date })]).toEqual([birth_date, 'birth_date_invalid']);
    for (const phone_number of ['61234567', '+370 1', 'phone', ''])
      expect([phone_number, await ask({ phone_number })]).toEqual([phone_number, 'phone_invalid']);
    expect((await client.call('GET /loyalty/get-user', {})).wallet_details).toBeNull();
  });

  it('is handed out, and erased at once with a letter that says so', async () => {
    const { client, email, user } = await signUp();
    await client.call('POST /loyalty/update-user', { body: wallet });
    const all = await client.call('GET /profile/export', {});
    expect(all.user.wallet_details).toMatchObject({ city: 'Vilnius' });
    expect(all.signed_in).toHaveLength(1);
    await client.call('POST /profile/delete', { body: { language: 'lt' } });
    expect(await me(client)).toBeNull();
    await server.jobs.runNow('send-mail');
    const letters = await mailbox.mailsTo(email);
    expect(letters.map(({ subject }) => subject)).toContain('Jūsų paskyra ištrinta');
    for (const table of ['guest_account_session', 'guest_account_code']) {
      const { rows } = await server.database.pool.query(`select 1 from ${table} where account_id = $1`, [
        user.uid,
      ]);
      expect(rows).toEqual([]);
    }
    expect(await signIn(email)).toBe('wrong_password');
    await signUp(email);
  });

  it('is forgotten once nobody signed in for two years', async () => {
    const { client, email } = await signUp();
    server.clock.advance(729 * 24 * 3_600_000);
    await server.jobs.runNow('forget-guest-accounts');
    await client.call('POST /auth/sign-in/email', { body: { email, password: PASSWORD } });
    server.clock.advance(729 * 24 * 3_600_000);
    await server.jobs.runNow('forget-guest-accounts');
    expect(await signIn(email, 'wrong')).toBe('wrong_password');
    await client.call('POST /auth/sign-in/email', { body: { email, password: PASSWORD } });
    server.clock.advance(731 * 24 * 3_600_000);
    await server.jobs.runNow('forget-guest-accounts');
    expect(await signIn(email)).toBe('wrong_password');
  });
});

describe('who guesses', () => {
  it('is stopped, by what was typed alone, and learns few addresses at sign-up', async () => {
    const strict = await testServer({ env: { RATE_LIMIT_FACTOR: '1' } });
    const email = 'guest@example.test';
    const body = { email, password: PASSWORD, terms: true };
    await strict.client().call('POST /auth/sign-up/email', { body });
    const tries = [];
    for (let i = 0; i < 12; i += 1)
      tries.push(
        await strict.client().failure('POST /auth/sign-in/email', { body: { email, password: `no ${i}` } }),
      );
    expect(tries.slice(-2)).toEqual(['rate_limited', 'rate_limited']);
    const looked = [];
    for (let i = 0; i < 11; i += 1)
      looked.push(await strict.client().failure('POST /auth/sign-up/email', { body }));
    expect([looked[0], looked.at(-1)]).toEqual(['email_already_in_use', 'rate_limited']);
    await strict.stop();
  });
});

describe('who says to be a guest without being signed in', () => {
  it('changes nothing by that, and the venue’s log says so', async () => {
    const scene = await aTableScene(server);
    const claims = async () =>
      (
        await server.database.pool.query<{ data: { signed_in: boolean } }>(
          `select data from audit_log where venue_id = $1 and action = 'account-claim'`,
          [scene.venue.id],
        )
      ).rows
        .map(({ data }) => data)
        .sort((one, other) => Number(one.signed_in) - Number(other.signed_in));
    const order = async (firebase_uid: string | null) => {
      await scene.phone.call('POST /cart/{session}/add', {
        session: scene.phone.session,
        body: { menu_item_id: 'soup', quantity: 1 },
      });
      const { order: placed } = await scene.phone.call('POST /cart/{session}/place-order', {
        session: scene.phone.session,
        body: { firebase_uid },
      });
      return placed.total;
    };
    const victim = (await signUp()).user.uid;
    const usual = await order(null);
    expect(await claims()).toEqual([]);
    expect(await order(victim)).toBe(usual);
    expect(await claims()).toEqual([{ signed_in: false }]);
    const own = (await signUp(anAddress(), scene.phone)).user.uid;
    expect(await order(own)).toBe(usual);
    expect(await claims()).toHaveLength(1);
    expect(await order(victim)).toBe(usual);
    expect(await claims()).toEqual([{ signed_in: false }, { signed_in: true }]);
  });
});
