import { type SandboxServer, sandboxServer } from '@tableside/testkit/doubles/a-sandbox.ts';
import { testServer } from '@tableside/testkit/server/server.ts';
import type { TestClient } from '@tableside/testkit/server/server-client.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: SandboxServer;
beforeAll(async () => {
  world = await sandboxServer();
});
afterAll(() => world.stop());

type Wish = {
  readonly provider?: 'google' | 'facebook';
  readonly terms?: boolean;
  readonly callbackURL?: string;
};
type As = { readonly email?: string; readonly verified?: boolean; readonly choice?: 'allow' | 'deny' };

let people = 0;
const anAddress = (): string => {
  people += 1;
  return `social-${people}@example.test`;
};
const begin = async (client: TestClient, wish: Wish = {}) => {
  const { url } = await client.call('POST /auth/sign-in/social', {
    body: {
      provider: 'google',
      callbackURL: '/menu/s',
      errorCallbackURL: '/profile/sign-in/s',
      terms: true,
      ...wish,
    },
  });
  return new URL(url);
};
/** What a guest does on the page of the provider: where that sends the browser. */
const answer = async (url: URL, { email = anAddress(), verified = true, choice = 'allow' }: As = {}) => {
  const form = new URLSearchParams([
    ...['client_id', 'redirect_uri', 'state', 'code_challenge', 'nonce'].map((name): [string, string] => [
      name,
      url.searchParams.get(name) ?? '',
    ]),
    ['email', email],
    ['name', 'Rūta'],
    ...(verified ? [['verified', 'on'] as [string, string]] : []),
    ['choice', choice],
  ]);
  const response = await fetch(url.origin + url.pathname, { method: 'POST', body: form, redirect: 'manual' });
  expect(response.status).toBe(303);
  return response.headers.get('location') ?? '';
};
const back = async (client: TestClient, path: string): Promise<string> => {
  const response = await client.fetch(path);
  expect(response.status).toBe(303);
  return response.headers.get('location') ?? '';
};
const through = async (wish: Wish = {}, as: As = {}, client: TestClient = world.server.client()) => ({
  client,
  to: await back(client, await answer(await begin(client, wish), as)),
});
const me = async (client: TestClient) => (await client.call('GET /auth/get-session', {})).user;

describe('signing in with a provider', () => {
  it.each(['google', 'facebook'] as const)(
    '[PROFILE-06] makes an account by %s, and finds it again whatever address it has there',
    async provider => {
      const email = anAddress();
      const { client, to } = await through({ provider }, { email });
      expect(to).toBe('/menu/s');
      const user = await me(client);
      expect(user).toMatchObject({ email, displayName: 'Rūta', emailVerified: provider === 'google' });
      const again = await through({ provider, terms: false }, { email, verified: false });
      expect((await me(again.client))?.uid).toBe(user?.uid);
      const { providers } = await client.call('GET /auth/get-session', {});
      expect(providers).toEqual(['google', 'facebook']);
    },
  );

  it('[PROFILE-21] makes none without the terms', async () => {
    const { client, to } = await through({ terms: false });
    expect([to, await me(client)]).toEqual(['/profile/sign-in/s?error=user-not-found', null]);
  });

  it('[PROFILE-19] joins an account of the same address only where both sides have proven it', async () => {
    const email = anAddress();
    const owner = world.server.client();
    const body = { email, password: 'green bicycle', terms: true };
    const { user } = await owner.call('POST /auth/sign-up/email', { body });
    const refused = '/profile/sign-in/s?error=account-exists-with-different-credential';
    // Whoever wrote the address first here has not proven it.
    expect((await through({}, { email })).to).toBe(refused);
    await world.server.database.pool.query(
      'update guest_account set email_verified_at = now() where id = $1',
      [user.uid],
    );
    expect((await through({}, { email, verified: false })).to).toBe(refused);
    expect((await through({ provider: 'facebook' }, { email })).to).toBe(refused);
    const { client, to } = await through({}, { email });
    expect([to, (await me(client))?.uid]).toEqual(['/menu/s', user.uid]);
  });

  it('[PROFILE-26] tells that its page was left', async () => {
    const { client, to } = await through({}, { choice: 'deny' });
    expect([to, await me(client)]).toEqual(['/profile/sign-in/s?error=popup-closed-by-user', null]);
  });

  it('[PROFILE-28] signs in nobody but the browser that began it, and once', async () => {
    const client = world.server.client();
    const path = await answer(await begin(client));
    // A link to somebody else's sign-in, opened by a victim: with a sign-in of their own under way, and without.
    const victim = world.server.client();
    expect(await back(victim, path)).toBe('/?error=invalid-credential');
    await begin(victim);
    expect(await back(victim, path)).toBe('/profile/sign-in/s?error=invalid-credential');
    expect(await me(victim)).toBeNull();
    const cookies = new Map(client.cookies);
    expect(await back(client, path)).toBe('/menu/s');
    const replayed = world.server.client();
    for (const [name, value] of cookies) replayed.cookies.set(name, value);
    expect(await back(replayed, path)).toBe('/profile/sign-in/s?error=invalid-credential');
    const other = world.server.client();
    const wrong = (await answer(await begin(other))).replace('/google', '/facebook');
    expect(await back(other, wrong)).toBe('/profile/sign-in/s?error=invalid-credential');
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/api/auth/sign-out'])(
    'comes back to no other site than ours, as %s is',
    async callbackURL => {
      expect((await through({ callbackURL })).to).toBe('/');
    },
  );
});

it('[PROFILE-27] is refused where nobody set it up', async () => {
  const bare = await testServer();
  const body = { provider: 'google' as const, callbackURL: '/' };
  const response = await bare.client().fetch('/api/auth/sign-in/social', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: bare.url },
    body: JSON.stringify(body),
  });
  expect([response.status, await response.json()]).toEqual([
    403,
    expect.objectContaining({ message: 'operation-not-allowed' }),
  ]);
  expect((await bare.client().call('GET /auth/get-session', {})).providers).toEqual([]);
  await bare.stop();
});
