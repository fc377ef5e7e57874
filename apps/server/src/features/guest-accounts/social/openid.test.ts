import {
  anOpenIdProvider,
  type Lie,
  OPENID_CLIENT,
  type OpenIdProvider,
  UNPROVEN,
} from '@tableside/testkit/doubles/openid/an-openid-provider.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import type { TestClient } from '@tableside/testkit/server/server-client.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

const SITE = 'http://tableside.test';
const FAILED = '/profile/sign-in/s?error=invalid-credential';
const REFUSED = { to: FAILED, user: null };

let provider: OpenIdProvider;
let server: TestServer;
beforeAll(async () => {
  provider = await anOpenIdProvider(`${SITE}/api/auth/callback/google`);
  server = await testServer({
    now: Date.now(),
    env: {
      PUBLIC_URL: SITE,
      GOOGLE_CLIENT_ID: OPENID_CLIENT.clientId,
      GOOGLE_CLIENT_SECRET: OPENID_CLIENT.clientSecret,
    },
    extra: {
      providerPlaces: { sandbox: () => null, set: id => (id === 'google' ? provider.url : null) },
    },
  });
});
afterEach(() => provider.lie(null));
afterAll(async () => {
  await server.stop();
  await provider.stop();
});

let people = 0;
const somebody = (): string => {
  people += 1;
  return `openid-${people}@example.test`;
};

const begin = async (client: TestClient): Promise<URL> => {
  const body = {
    provider: 'google' as const,
    callbackURL: '/menu/s',
    errorCallbackURL: '/profile/sign-in/s',
    terms: true,
  };
  return new URL((await client.call('POST /auth/sign-in/social', { body })).url);
};

const changed = (url: URL, values: Readonly<Record<string, string>>): URL => {
  const other = new URL(url);
  for (const [name, value] of Object.entries(values)) other.searchParams.set(name, value);
  return other;
};

/** The browser is back on our page: where that sends it, and who is signed in then. */
const back = async (client: TestClient, at: URL) => {
  expect(at.origin).toBe(SITE);
  const response = await client.fetch(at.pathname + at.search);
  const { user } = await client.call('GET /auth/get-session', {});
  return { to: response.headers.get('location'), user };
};

const through = async (email = somebody()) => {
  const client = server.client();
  return back(client, await provider.signIn(await begin(client), email));
};

describe('signing in at a certified OpenID provider', () => {
  it('[PROFILE-06] makes an account, says whether its address is proven, and finds it again', async () => {
    const email = somebody();
    const first = await through(email);
    expect(first).toMatchObject({ to: '/menu/s', user: { email, displayName: 'Rūta', emailVerified: true } });
    expect((await through(email)).user?.uid).toBe(first.user?.uid);
    expect((await through(UNPROVEN + email)).user).toMatchObject({ emailVerified: false });
  });

  it('[PROFILE-19] joins no account of an address that the provider has not proven', async () => {
    const email = UNPROVEN + somebody();
    const body = { email, password: 'green bicycle', terms: true } as const;
    const { user } = await server.client().call('POST /auth/sign-up/email', { body });
    await server.database.pool.query('update guest_account set email_verified_at = now() where id = $1', [
      user.uid,
    ]);
    expect(await through(email)).toEqual({
      to: '/profile/sign-in/s?error=account-exists-with-different-credential',
      user: null,
    });
  });

  it('[PROFILE-26] tells that its page was left', async () => {
    const client = server.client();
    const at = await provider.leave(await begin(client));
    expect((await back(client, at)).to).toBe('/profile/sign-in/s?error=popup-closed-by-user');
  });

  it('[PROFILE-28] takes a code once, with the state it began with', async () => {
    const client = server.client();
    const at = await provider.signIn(await begin(client), somebody());
    const cookies = new Map(client.cookies);
    const again = (): TestClient => {
      const other = server.client();
      for (const [name, value] of cookies) other.cookies.set(name, value);
      return other;
    };
    expect(await back(again(), changed(at, { state: 'x'.repeat(43) }))).toEqual(REFUSED);
    expect((await back(client, at)).to).toBe('/menu/s');
    expect(await back(again(), at)).toEqual(REFUSED);
  });

  it('[PROFILE-28] takes no code of another sign-in, nor one that was asked for with another nonce or challenge', async () => {
    const theirs = await provider.signIn(await begin(server.client()), somebody());
    const victim = server.client();
    const own = await provider.signIn(await begin(victim), somebody());
    const code = theirs.searchParams.get('code') ?? '';
    expect(await back(victim, changed(own, { code }))).toEqual(REFUSED);
    for (const other of [{ nonce: 'of somebody else' }, { code_challenge: 'x'.repeat(43) }]) {
      const client = server.client();
      const at = await provider.signIn(changed(await begin(client), other), somebody());
      expect([other, await back(client, at)]).toEqual([other, REFUSED]);
    }
  });

  const seconds = Math.floor(Date.now() / 1_000);
  it.each<[string, Lie]>([
    ['of another issuer', { claims: said => ({ ...said, iss: 'https://accounts.example' }) }],
    ['for another client', { claims: said => ({ ...said, aud: 'somebody' }) }],
    [
      'for us and others, asked for by one of them',
      { claims: s => ({ ...s, aud: ['tableside', 'x'], azp: 'x' }) },
    ],
    ['that is over', { claims: said => ({ ...said, exp: seconds - 600 }) }],
    ['without an end', { claims: ({ exp: _, ...said }) => said }],
    ['without our nonce', { claims: ({ nonce: _, ...said }) => said }],
    ['of somebody else than who was answered', { claims: said => ({ ...said, sub: 'the owner' }) }],
    ['that somebody else signed', { forged: true }],
    ['that is not there', { leftOut: true }],
  ])('[PROFILE-28] takes no id token %s', async (_, lie) => {
    provider.lie(lie);
    expect(await through()).toEqual(REFUSED);
  });

  it('takes one that is signed anew and says the same: the lies above are refused for what they say', async () => {
    provider.lie({ claims: said => ({ ...said, aud: ['tableside'], azp: 'tableside' }) });
    expect((await through()).to).toBe('/menu/s');
  });
});
