import { SETUP_CODE_HEADER } from '@tableside/contract/setup-code';
import { nextCode } from '@tableside/testkit/doubles/an-authenticator.ts';
import { aStaff, STAFF_PASSWORD, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import type { TestClient } from '@tableside/testkit/server/server-client.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSetup } from '../../setup/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: 'loopback' } });
});
afterAll(() => server.stop());

let waiter: TestStaff;
beforeEach(async () => {
  server.clock.advance(3_600_000);
  waiter = await aStaff(server, await aVenue(server));
});

/** A browser at an address. */
const at = (
  ip: string,
  cookies: ReadonlyMap<string, string> = new Map(),
): { client: TestClient; ip: string } => {
  const client = server.client();
  for (const [name, value] of cookies) client.cookies.set(name, value);
  return { client, ip };
};
const signIn = async ({ client, ip }: ReturnType<typeof at>, email: string, password = STAFF_PASSWORD) => {
  const response = await client.fetch('/api/console/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url, 'x-forwarded-for': ip },
    body: JSON.stringify({ email, password }),
  });
  return response.status === 200 ? 'in' : ((await response.json()) as { code: string }).code;
};
const wrong = async (who: ReturnType<typeof at>, email: string, times: number): Promise<string[]> => {
  const said: string[] = [];
  for (let i = 0; i < times; i += 1) said.push(await signIn(who, email, `wrong ${i}`));
  return said;
};

describe('wrong passwords of a stranger', () => {
  it('lock the account for strangers, and not for a browser that it signed in on before', async () => {
    const house = '198.51.100.7';
    const stranger = at(house);
    expect((await wrong(stranger, waiter.email, 12)).slice(-2)).toEqual(['rate_limited', 'rate_limited']);
    // Right and wrong look alike, to strangers.
    expect(await signIn(stranger, waiter.email)).toBe('rate_limited');
    // The waiter's own browser, at the same address: signed out or not, and however it has to prove itself.
    await waiter.call('POST /console/confirm-password', { body: { password: STAFF_PASSWORD } });
    await waiter.call('POST /console/sign-out', {});
    expect(await signIn(at(house, waiter.cookies), waiter.email)).toBe('in');
    // Nor does it lock the browser of a colleague, for whom the waiter's cookie says nothing.
    const colleague = await aStaff(server, { id: waiter.venue });
    await wrong(at(house), colleague.email, 30);
    expect(await signIn(at(house, waiter.cookies), colleague.email)).toBe('rate_limited');
    expect(await signIn(at(house, colleague.cookies), colleague.email)).toBe('in');
  });

  it('count where they are looked at: what was refused does not lock the account elsewhere', async () => {
    await wrong(at('198.51.100.7'), waiter.email, 80);
    expect(await signIn(at('203.0.113.9'), waiter.email)).toBe('in');
  });

  it('are few on a known browser, too', async () => {
    const own = at('198.51.100.7', waiter.cookies);
    expect((await wrong(own, waiter.email, 11)).at(-1)).toBe('rate_limited');
    expect(await signIn(own, waiter.email)).toBe('rate_limited');
    expect(await signIn(at('203.0.113.9'), waiter.email)).toBe('in');
  });

  it('are not many more for who writes the cookie themselves', async () => {
    const known = waiter.cookies.get('tableside_known') ?? '';
    const [id = '', proof = ''] = known.split('.');
    const cookies = new Map([['tableside_known', `${id}.${[...proof].reverse().join('')}`]]);
    expect((await wrong(at('198.51.100.7', cookies), waiter.email, 11)).at(-1)).toBe('rate_limited');
    expect(await signIn(at('198.51.100.7', cookies), waiter.email)).toBe('rate_limited');
    expect(await signIn(at('198.51.100.7', new Map([['tableside_known', known]])), waiter.email)).toBe('in');
  });
});

it('letters to a new password that a stranger asks for do not use up those of a browser that signed in before', async () => {
  const ask = async ({ client, ip }: ReturnType<typeof at>) => {
    const response = await client.fetch('/api/console/forgot-password', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.url, 'x-forwarded-for': ip },
      body: JSON.stringify({ email: waiter.email, language: 'en' }),
    });
    return response.status;
  };
  const asked = async (who: () => ReturnType<typeof at>, times: number) => {
    const said: number[] = [];
    for (let i = 0; i < times; i += 1) said.push(await ask(who()));
    return said;
  };
  expect((await asked(() => at('203.0.113.9'), 6)).at(-1)).toBe(429);
  const own = () => at('198.51.100.7', waiter.cookies);
  expect(await asked(own, 4)).toEqual([200, 200, 200, 429]);
});

it('wrong links that a stranger opens in the house stop nobody who has a right one: they are too long to be guessed', async () => {
  const owner = await aStaff(server, { id: waiter.venue }, 'owner');
  const { code } = await owner.call('POST /console/{venue}/team/invite', {
    venue: owner.venue,
    body: { name: 'Ona', email: `ona-${waiter.venue}@venue.test`, role: 'waiter' },
  });
  const open = async (what: 'join' | 'new-password', typed: string) => {
    const { client, ip } = at('198.51.100.7');
    const response = await client.fetch(`/api/console/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.url, 'x-forwarded-for': ip },
      body: JSON.stringify({ code: typed }),
    });
    return response.status;
  };
  for (let i = 0; i < 35; i += 1) {
    expect(await open('join', `AAAA-AAAA-AAAA-AAAA-AA${i}`)).not.toBe(429);
    expect(await open('new-password', `AAAA-AAAA-AAAA-AAAA-AA${i}`)).not.toBe(429);
  }
  expect(await open('join', code)).toBe(200);
});

it('right passwords are no tries, however many come from one address', async () => {
  for (let i = 0; i < 25; i += 1) expect(await signIn(at('198.51.100.7'), waiter.email)).toBe('in');
});

describe('on a shared device', () => {
  const PIN = '4071';
  const deviceOf = async (person: TestStaff): Promise<TestClient> => {
    await person.call('POST /console/account/pin', { body: { password: STAFF_PASSWORD, pin: PIN } });
    const manager = await aStaff(server, { id: person.venue }, 'manager');
    await manager.call('POST /console/{venue}/shared-devices', {
      venue: person.venue,
      body: { name: 'Bar tablet' },
    });
    return manager;
  };
  const idOf = async (person: TestStaff) => (await person.call('GET /console/me', {})).id;

  it('whoever knows a PIN gets no more tries of the password, or of the second step, by taking over again', async () => {
    const owner = await aStaff(server, { id: waiter.venue }, 'owner');
    const tablet = await deviceOf(owner);
    const person = await idOf(owner);
    const prove = async (body: { password: string; code?: string }) => {
      await tablet.call('POST /console/device/switch', { body: { person, pin: PIN } });
      return tablet.failure('POST /console/confirm-password', { body });
    };
    const { secret } = await owner.call('POST /console/account/two-step', {
      body: { password: STAFF_PASSWORD },
    });
    await owner.call('POST /console/account/two-step/confirm', { body: { code: nextCode(server, secret) } });
    const codes: string[] = [];
    for (let i = 0; i < 9; i += 1) codes.push(await prove({ password: STAFF_PASSWORD, code: 'AAAA-AAAA' }));
    expect(codes).toEqual([...Array(8).fill('two_step_wrong'), 'rate_limited']);
    const said: string[] = [];
    for (let i = 0; i < 11; i += 1) said.push(await prove({ password: `wrong ${i}` }));
    expect(said).toEqual([...Array(10).fill('password_wrong'), 'rate_limited']);
    // Their own browser counts apart.
    const code = nextCode(server, secret);
    await owner.call('POST /console/confirm-password', { body: { password: STAFF_PASSWORD, code } });
  });

  it('tapping a locked name, or one that has left, locks nobody else', async () => {
    const tablet = await deviceOf(waiter);
    const colleague = await aStaff(server, { id: waiter.venue });
    await colleague.call('POST /console/account/pin', { body: { password: STAFF_PASSWORD, pin: '8259' } });
    const take = async (person: string, pin: string) =>
      tablet.failure('POST /console/device/switch', { body: { person, pin } });
    const person = await idOf(waiter);
    for (let i = 0; i < 5; i += 1) await take(person, '9999');
    for (let i = 0; i < 60; i += 1) {
      expect(await take(person, PIN)).toBe('pin_locked');
      expect(await take('nobody', PIN)).toBe('not_found');
    }
    const own = { person: await idOf(colleague), pin: '8259' };
    expect(await tablet.call('POST /console/device/switch', { body: own })).toEqual({ name: colleague.name });
  });
});

it('a stranger who guesses at the setup code stops nobody who has it', async () => {
  const empty = await testServer({ env: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: 'loopback' } });
  const ask = async (code: string, ip: string) => {
    const response = await empty.client().fetch('/api/console/setup/archive', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: empty.url,
        'x-forwarded-for': ip,
        [SETUP_CODE_HEADER]: code,
      },
      body: JSON.stringify({ email: 'owner@venue.test', bytes: 1_000 }),
    });
    return response.status === 200 ? 'in' : ((await response.json()) as { code: string }).code;
  };
  const code = (await openSetup(empty.database)) ?? '';
  for (let i = 0; i < 20; i += 1)
    expect(await ask(`WRNG-WRNG-00${i}`, '198.51.100.7')).toBe('setup_code_wrong');
  expect(await ask(code, '198.51.100.7')).toBe('rate_limited');
  expect(await ask(code, '203.0.113.9')).toBe('in');
  await empty.stop();
});
