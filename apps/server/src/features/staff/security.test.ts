import { bytesOf, nextCode as codeNow } from '@tableside/testkit/doubles/an-authenticator.ts';
import { aStaff, STAFF_PASSWORD, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aVenue, type TestVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import type { TestClient } from '@tableside/testkit/server/server-client.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rescue } from '../../../../../tools/second-step/rescue.ts';

let server: TestServer;
let venue: TestVenue;
beforeAll(async () => {
  server = await testServer({ now: Date.now() });
  venue = await aVenue(server);
});
afterAll(() => server.stop());

const nextCode = (secret: string): string => codeNow(server, secret);
const me = (client: Pick<TestClient, 'call'>) => client.call('GET /console/me', {});
const signIn = (email: string, client = server.client(), password = STAFF_PASSWORD) =>
  client.call('POST /console/sign-in', { body: { email, password } }).then(answer => ({ client, answer }));
const enrol = async (who: TestStaff) => {
  const { secret } = await who.call('POST /console/account/two-step', { body: { password: STAFF_PASSWORD } });
  const { recovery_codes } = await who.call('POST /console/account/two-step/confirm', {
    body: { code: nextCode(secret) },
  });
  return { secret, codes: recovery_codes };
};
const deeds = async (id = venue.id): Promise<string[]> => {
  const { rows } = await server.database.pool.query(
    'select action from audit_log where venue_id = $1 order by id',
    [id],
  );
  return rows.map(({ action }) => action);
};

describe('the second step', () => {
  it('has a way back on the machine itself for who lost phone and codes: said once, told to owners, password still asked for', async () => {
    const own = await aVenue(server);
    const owner = await aStaff(server, own, 'owner');
    const colleague = await aStaff(server, own, 'owner');
    const { codes } = await enrol(owner);
    const said: string[] = [];
    const { connectionString } = server.database.pool.options;
    const place = { dataDir: '', databaseUrl: connectionString ?? '' };
    const run = (email: string) => rescue(place, email, line => said.push(line));
    expect(await run(` ${owner.email.toUpperCase()}`)).toBe(true);
    const fresh = said.flatMap(line => line.match(/([A-Z2-7]{4}-){3}[A-Z2-7]{4}/)?.[0] ?? []);
    expect(new Set(fresh).size).toBe(10);
    const { client, answer } = await signIn(owner.email);
    expect(answer.next).toBe('code');
    const [old = ''] = codes;
    expect(await client.failure('POST /console/sign-in/code', { body: { code: old } })).toBe(
      'two_step_wrong',
    );
    const [one = '', two = ''] = fresh;
    await client.call('POST /console/sign-in/code', { body: { code: one } });
    await client.call('POST /console/account/two-step/off', {
      body: { password: STAFF_PASSWORD, code: two },
    });
    const { deeds: read } = await colleague.call('GET /console/{venue}/audit', { venue: own.id, query: {} });
    expect(read.map(({ action }) => action)).toContain('second-step-rescue');
    const { rows } = await server.database.pool.query(
      "select data from audit_log where venue_id = $1 and action = 'second-step-rescue'",
      [own.id],
    );
    expect(JSON.stringify(rows)).not.toContain(one);
    // An account without a second step, and nobody's.
    for (const email of [colleague.email, 'nobody@venue.test']) expect(await run(email)).toBe(false);
  });

  it('is asked for after the password, and nothing opens before it came', async () => {
    const owner = await aStaff(server, venue, 'owner');
    const elsewhere = await signIn(owner.email);
    const { secret } = await enrol(owner);
    // Who came by password alone is asked anew.
    await expect(me(elsewhere.client)).rejects.toMatchObject({ code: 'not_signed_in' });
    expect((await me(owner)).name).toBe(owner.name);

    const { client, answer } = await signIn(owner.email);
    expect(answer.next).toBe('code');
    await expect(me(client)).rejects.toMatchObject({ code: 'not_signed_in' });
    expect(await client.failure('GET /console/{venue}/board', { venue: venue.id })).toBe('not_signed_in');
    const code = nextCode(secret);
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await client.failure('POST /console/sign-in/code', { body: { code: wrong } })).toBe(
      'two_step_wrong',
    );
    const waiting = new Map(client.cookies);
    await client.call('POST /console/sign-in/code', { body: { code } });
    expect((await me(client)).email).toBe(owner.email);
    expect(client.cookies.get('tableside_staff')).not.toBe(waiting.get('tableside_staff'));
    // A code is good once, also for somebody who has the password and watched it being typed.
    const again = await signIn(owner.email);
    expect(await again.client.failure('POST /console/sign-in/code', { body: { code } })).toBe(
      'two_step_wrong',
    );
    const account = await client.call('GET /console/account', {});
    expect(account.two_step).toMatchObject({ offered: true, recovery_codes_left: 10 });
    expect(account.two_step.on_since).not.toBeNull();
  });

  it('takes each recovery code once, and new ones end the old', async () => {
    const owner = await aStaff(server, venue, 'owner');
    const { secret, codes } = await enrol(owner);
    const [first = '', second = ''] = codes;
    const use = async (code: string) => {
      const { client } = await signIn(owner.email);
      return { client, left: client.call('POST /console/sign-in/code', { body: { code } }) };
    };
    const { client, left } = await use(first.toLowerCase().replaceAll('-', ' '));
    expect((await left).recovery_codes_left).toBe(9);
    await expect((await use(first)).left).rejects.toMatchObject({ code: 'two_step_wrong' });
    await client.call('POST /console/account/recovery-codes', {
      body: { password: STAFF_PASSWORD, code: nextCode(secret) },
    });
    server.clock.advance(300_000);
    await expect((await use(second)).left).rejects.toMatchObject({ code: 'two_step_wrong' });
    expect(await deeds()).toEqual(expect.arrayContaining(['two-step-on', 'recovery-code-used']));
  });

  it('keeps secret and recovery codes where nobody reads them', async () => {
    const owner = await aStaff(server, venue, 'owner');
    const { secret, codes } = await enrol(owner);
    const { rows } = await server.database.pool.query(
      `select t::text as text, encode(t.secret, 'escape') as raw from staff_two_step t
       union all select c::text, encode(c.code_hash, 'escape') from staff_recovery_code c
       union all select a::text, '' from audit_log a`,
    );
    const all = JSON.stringify(rows);
    for (const hidden of [
      secret,
      bytesOf(secret).toString('hex'),
      ...codes,
      ...codes.map(c => c.replaceAll('-', '')),
    ]) {
      expect(all).not.toContain(hidden);
    }
  });

  it('cannot be guessed: few codes may be tried', async () => {
    const strict = await testServer({ env: { RATE_LIMIT_FACTOR: '1' }, now: Date.now() });
    try {
      const own = await aVenue(strict);
      const owner = await aStaff(strict, own, 'owner');
      const { secret } = await owner.call('POST /console/account/two-step', {
        body: { password: STAFF_PASSWORD },
      });
      await owner.call('POST /console/account/two-step/confirm', {
        body: { code: codeNow(strict, secret) },
      });
      const client = strict.client();
      await client.call('POST /console/sign-in', { body: { email: owner.email, password: STAFF_PASSWORD } });
      const said: string[] = [];
      for (let index = 0; index < 10; index += 1) {
        said.push(await client.failure('POST /console/sign-in/code', { body: { code: `99999${index}` } }));
      }
      expect(said.at(-1)).toBe('rate_limited');
      expect(said.filter(code => code === 'two_step_wrong').length).toBeLessThanOrEqual(8);
    } finally {
      await strict.stop();
    }
  });

  it('can be demanded by a venue: nothing opens there for an owner without it, but the setting-up', async () => {
    const own = await aVenue(server);
    const owner = await aStaff(server, own, 'owner');
    const partner = await aStaff(server, own, 'owner');
    const manager = await aStaff(server, own, 'manager');
    const demand = (two_step: 'nobody' | 'owners' | 'leads', revision = 0) => ({
      venue: own.id,
      body: { two_step, lock_minutes: 5, revision },
    });
    expect(await owner.failure('POST /console/{venue}/security', demand('owners'))).toBe('two_step_off');
    const { secret } = await enrol(owner);
    await owner.call('POST /console/{venue}/security', demand('owners'));
    expect(await partner.failure('GET /console/{venue}/payments', { venue: own.id })).toBe(
      'two_step_required',
    );
    expect((await partner.fetch('/api/console/ledger/export')).status).toBe(403);
    expect((await me(partner)).venues[0]?.two_step_missing).toBe(true);
    await manager.call('GET /console/{venue}/payments', { venue: own.id });
    await enrol(partner);
    await partner.call('GET /console/{venue}/payments', { venue: own.id });
    // Who still sees what was before is told, and changes nothing.
    expect(await owner.failure('POST /console/{venue}/security', demand('nobody'))).toBe('settings_changed');
    await owner.call('POST /console/{venue}/security', demand('leads', 1));
    expect(await manager.failure('GET /console/{venue}/board', { venue: own.id })).toBe('two_step_required');
    // To turn it off takes password and code.
    expect(
      await owner.failure('POST /console/account/two-step/off', {
        body: { password: 'x', code: nextCode(secret) },
      }),
    ).toBe('password_wrong');
    await owner.call('POST /console/account/two-step/off', {
      body: { password: STAFF_PASSWORD, code: nextCode(secret) },
    });
    expect(await owner.failure('GET /console/{venue}/board', { venue: own.id })).toBe('two_step_required');
  });

  it('is not for those who do not answer for money', async () => {
    const waiter = await aStaff(server, venue, 'waiter');
    expect(
      await waiter.failure('POST /console/account/two-step', { body: { password: STAFF_PASSWORD } }),
    ).toBe('not_allowed');
  });
});

describe('sessions', () => {
  it('are listed with device and place, and end one by one or all but this one', async () => {
    const waiter = await aStaff(server, venue, 'waiter');
    const phone = server.client();
    await phone.fetch('/api/console/sign-in', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) Version/17.0 Safari/604.1',
      },
      body: JSON.stringify({ email: waiter.email, password: STAFF_PASSWORD }),
    });
    const third = await signIn(waiter.email);
    const { sessions } = await waiter.call('GET /console/account/sessions', {});
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    const onPhone = sessions.find(({ system }) => system === 'iPad');
    expect(onPhone).toMatchObject({
      browser: 'Safari',
      place: expect.stringMatching(/./),
      shared_device: null,
    });
    await waiter.call('POST /console/account/sessions/{session}/end', { session: onPhone?.id ?? '' });
    await expect(me(phone)).rejects.toMatchObject({ code: 'not_signed_in' });
    expect((await waiter.call('POST /console/account/end-others', {})).ended).toBe(1);
    await expect(me(third.client)).rejects.toMatchObject({ code: 'not_signed_in' });
    expect((await me(waiter)).name).toBe(waiter.name);
  });

  it("of everybody are the owner's to see and end, of other venues nobody's", async () => {
    const own = await aVenue(server);
    const owner = await aStaff(server, own, 'owner');
    const waiter = await aStaff(server, own, 'waiter');
    const stranger = await aStaff(server, venue, 'owner');
    const { sessions } = await owner.call('GET /console/{venue}/staff-sessions', { venue: own.id });
    expect(sessions.map(({ name }) => name).sort()).toEqual([owner.name, waiter.name].sort());
    const session = sessions.find(({ name }) => name === waiter.name)?.id ?? '';
    expect(
      await stranger.failure('POST /console/{venue}/staff-sessions/{session}/end', {
        venue: venue.id,
        session,
        body: {},
      }),
    ).toBe('not_found');
    expect(await stranger.failure('POST /console/account/sessions/{session}/end', { session })).toBe(
      'not_found',
    );
    expect((await me(waiter)).name).toBe(waiter.name);
    await owner.call('POST /console/{venue}/staff-sessions/{session}/end', {
      venue: own.id,
      session,
      body: {},
    });
    await expect(me(waiter)).rejects.toMatchObject({ code: 'not_signed_in' });
    expect(await deeds(own.id)).toEqual(['session-end']);
  });

  it('of the old password end with it', async () => {
    const waiter = await aStaff(server, venue, 'waiter');
    const other = await signIn(waiter.email);
    const next = 'a longer staple of words';
    expect(
      await waiter.failure('POST /console/account/password', { body: { password: 'wrong', next } }),
    ).toBe('password_wrong');
    await waiter.call('POST /console/account/password', { body: { password: STAFF_PASSWORD, next } });
    await expect(me(other.client)).rejects.toMatchObject({ code: 'not_signed_in' });
    expect((await me(waiter)).name).toBe(waiter.name);
    await expect(signIn(waiter.email)).rejects.toMatchObject({ code: 'sign_in_failed' });
    expect((await signIn(waiter.email, server.client(), next)).answer.next).toBe('in');
  });
});
