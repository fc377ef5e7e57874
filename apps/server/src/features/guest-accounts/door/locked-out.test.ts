import { aMailbox, type TestMailbox } from '@tableside/testkit/doubles/a-mailbox.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import type { TestClient } from '@tableside/testkit/server/server-client.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const PASSWORD = 'green bicycle';
/** Of the dining room: the guest and the stranger sit in the same network. */
const HOUSE = '198.51.100.7';
const ELSEWHERE = '203.0.113.9';

let server: TestServer;
let mailbox: TestMailbox;
beforeAll(async () => {
  mailbox = await aMailbox();
  server = await testServer({
    env: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: 'loopback' },
    extra: { sandboxMail: mailbox.port },
  });
});
afterAll(async () => {
  await server.stop();
  await mailbox.close();
});

const ask = async (client: TestClient, path: string, body: object, ip = HOUSE): Promise<string> => {
  const response = await client.fetch(`/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url, 'x-forwarded-for': ip },
    body: JSON.stringify(body),
  });
  return response.status === 200 ? 'done' : ((await response.json()) as { code: string }).code;
};
const signIn = (client: TestClient, password = PASSWORD, ip = HOUSE) =>
  ask(client, 'auth/sign-in/email', { email, password }, ip);
const letter = (client: TestClient, ip = HOUSE) =>
  ask(client, 'auth/forget-password', { email, language: 'lt' }, ip);
const times = async (count: number, one: (time: number) => Promise<string>): Promise<string[]> => {
  const said: string[] = [];
  for (let time = 0; time < count; time += 1) said.push(await one(time));
  return said;
};
const lettersToOwner = async (): Promise<number> => {
  await server.jobs.runNow('answer-account-wishes');
  await server.jobs.runNow('send-mail');
  return (await mailbox.mailsTo(email)).filter(({ text }) => /\b\d{6}\b/.test(text ?? '')).length;
};

let people = 0;
let email: string;
let phone: TestClient;
beforeEach(async () => {
  server.clock.advance(2 * 3_600_000);
  people += 1;
  email = `guest-${people}@example.test`;
  phone = server.client();
  const account = { email, password: PASSWORD, name: 'Rūta', terms: true, language: 'lt' };
  expect(await ask(phone, 'auth/sign-up/email', account)).toBe('done');
});

describe('wrong passwords of a stranger', () => {
  it('lock the account for strangers, and not for the phone that it signed in on before', async () => {
    const stranger = server.client();
    const said = await times(12, time => signIn(stranger, `wrong ${time}`));
    expect([said[0], said.at(-1)]).toEqual(['wrong_password', 'rate_limited']);
    expect(await signIn(stranger)).toBe('rate_limited');
    const next = { password: PASSWORD, next: 'blue bicycle' };
    expect(await ask(phone, 'profile/change-password', next)).toBe('done');
    expect(await ask(phone, 'auth/sign-out', {})).toBe('done');
    expect(await signIn(phone, 'blue bicycle')).toBe('done');
  });

  it('from its address, at whatever accounts, lock out no phone of a guest who sits there', async () => {
    const stranger = server.client();
    const others = (time: number) =>
      ask(stranger, 'auth/sign-in/email', { email: `nobody-${time}@example.test`, password: 'wrong' });
    expect((await times(42, others)).at(-1)).toBe('rate_limited');
    await ask(phone, 'auth/sign-out', {});
    expect(await signIn(phone)).toBe('done');
  });

  it('are few on a known phone, too, and do not lock it elsewhere', async () => {
    expect((await times(11, time => signIn(phone, `wrong ${time}`))).at(-1)).toBe('rate_limited');
    expect(await signIn(server.client(), PASSWORD, ELSEWHERE)).toBe('done');
  });

  it('are no more at the account of staff, whoever made one of a guest with the same address', async () => {
    const waiter = await aStaff(server, await aVenue(server));
    const thief = server.client();
    const account = { email: waiter.email, password: PASSWORD, name: '', terms: true, language: 'lt' };
    expect(await ask(thief, 'auth/sign-up/email', account)).toBe('done');
    const wrong = (client: TestClient) => () =>
      ask(client, 'console/sign-in', { email: waiter.email, password: 'wrong' });
    expect((await times(11, wrong(server.client()))).at(-1)).toBe('rate_limited');
    expect(await wrong(thief)()).toBe('rate_limited');
  });
});

describe('letters that a stranger asks for', () => {
  it('do not use up those of the phone that signed in before; a mailbox gets only so many all the same', async () => {
    const stranger = server.client();
    const strangers = await times(7, () => letter(stranger, ELSEWHERE));
    expect(strangers.slice(-2)).toEqual(['rate_limited', 'rate_limited']);
    const before = await lettersToOwner();
    server.clock.advance(60_000);
    expect(await letter(phone)).toBe('done');
    expect(await lettersToOwner()).toBe(before + 1);
    // A few of its own, and no more.
    expect(await times(3, () => letter(phone))).toEqual(['done', 'done', 'rate_limited']);
  });

  it('from many places and many phones of its own stay bounded', async () => {
    const said = await times(12, async () => {
      const other = server.client();
      expect(await signIn(other)).toBe('done');
      return letter(other);
    });
    expect(said).toEqual([...Array(10).fill('done'), 'rate_limited', 'rate_limited']);
  });

  it('and codes that they guess in the same house stop no phone that signed in before', async () => {
    const stranger = server.client();
    const wrong = (client: TestClient) => () =>
      ask(client, 'auth/reset-password', { email, code: '000000', password: 'another bicycle' });
    expect((await times(31, wrong(stranger))).at(-1)).toBe('rate_limited');
    expect(await wrong(phone)()).toBe('account_code_wrong');
  });
});

describe('wrong codes of a stranger', () => {
  const wrongOf = (code: string) => (code === '111111' ? '222222' : '111111');
  const reset = (client: TestClient, code: string, ip: string) =>
    ask(client, 'auth/reset-password', { email, code, password: 'another bicycle' }, ip);
  /** The code of the newest letter to the address. */
  const code = async (): Promise<string> => {
    await lettersToOwner();
    const letters = await mailbox.mailsTo(email);
    const newest = letters.filter(({ subject }) => subject === 'Naujas slaptažodis').at(-1);
    return /\b\d{6}\b/.exec(newest?.text ?? '')?.[0] ?? '';
  };
  /** A phone that the account never signed in on asks for a letter. */
  const asks = async (who: TestClient, ip: string): Promise<string> => {
    server.clock.advance(1_000);
    expect(await letter(who, ip)).toBe('done');
    return code();
  };

  it.each([
    ['that asked for the letter', (asked: TestClient) => asked],
    ['on which the account signed in before', () => phone],
  ])('use up none of those of the phone %s, in the same house', async (_, own) => {
    const [fresh, stranger] = [server.client(), server.client()];
    const mine = await asks(fresh, HOUSE);
    const said = await times(33, () => reset(stranger, wrongOf(mine), HOUSE));
    expect([said[0], said.at(-1)]).toEqual(['account_code_wrong', 'rate_limited']);
    expect(await reset(stranger, mine, HOUSE)).toBe('rate_limited');
    // Elsewhere the code is spent, but for the phones that are its account's own.
    expect(await reset(server.client(), mine, ELSEWHERE)).toBe('account_code_wrong');
    expect(await reset(own(fresh), mine, HOUSE)).toBe('done');
  });

  it('and letters that they ask for close no code of another', async () => {
    const fresh = server.client();
    const mine = await asks(fresh, HOUSE);
    await asks(server.client(), ELSEWHERE);
    expect(await reset(fresh, mine, HOUSE)).toBe('done');
  });

  it('are few at any letter, also for who asked for it and writes the cookie of others', async () => {
    const thief = server.client();
    const stolen = await asks(thief, ELSEWHERE);
    const { own, elsewhere } = { own: 5, elsewhere: 3 };
    for (const _ of Array(own))
      expect(await reset(thief, wrongOf(stolen), ELSEWHERE)).toBe('account_code_wrong');
    expect(await reset(thief, stolen, ELSEWHERE)).toBe('account_code_wrong');
    // A cookie that nobody signed is a stranger's.
    const forged = () => {
      const other = server.client();
      const [id = '', proof = ''] = (thief.cookies.get('tableside_known') ?? '').split('.');
      other.cookies.set('tableside_known', `${id}.${[...proof].reverse().join('')}`);
      return other;
    };
    const next = await asks(server.client(), ELSEWHERE);
    for (const _ of Array(elsewhere))
      expect(await reset(forged(), wrongOf(next), HOUSE)).toBe('account_code_wrong');
    expect(await reset(forged(), next, HOUSE)).toBe('account_code_wrong');
  });

  it('are none where the code is right: it opens on another phone, and closes every other letter', async () => {
    const [laptop, other] = [server.client(), server.client()];
    const first = await asks(laptop, HOUSE);
    const second = await asks(other, ELSEWHERE);
    expect(await reset(server.client(), second, HOUSE)).toBe('done');
    expect(await reset(laptop, first, HOUSE)).toBe('account_code_wrong');
  });
});
