import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import Provider from 'oidc-provider';

/** Our keys there. */
export const OPENID_CLIENT = { clientId: 'tableside', clientSecret: 'a secret of the tests alone' } as const;

/** Something else than the truth in an id token: claims in place of its own, or another hand that signs it. */
export type Lie = {
  readonly claims?: (said: JWTPayload) => JWTPayload;
  readonly forged?: boolean;
  readonly leftOut?: boolean;
};

export type OpenIdProvider = {
  /** Its address, which is its name as well. */
  readonly url: string;
  /** Signs in there and agrees, from the address that our page sent the browser to: where it is sent back to. */
  readonly signIn: (to: URL, email: string) => Promise<URL>;
  /** Goes back instead. */
  readonly leave: (to: URL) => Promise<URL>;
  readonly lie: (lie: Lie | null) => void;
  readonly stop: () => Promise<void>;
};

/** Whose address it has not proven. */
export const UNPROVEN = 'unproven-';

const PATHS = {
  authorization: '/o/oauth2/v2/auth',
  token: '/token',
  userinfo: '/v1/userinfo',
  jwks: '/oauth2/v3/certs',
} as const;

const findAccount = (_: unknown, email: string) => ({
  accountId: email,
  claims: () => ({ sub: email, email, email_verified: !email.startsWith(UNPROVEN), name: 'Rūta' }),
});

/** A browser's window at the provider: its cookies, and its pages one after the other. */
const browser = () => {
  const cookies = new Map<string, string>();
  const open = async (address: string, form?: Record<string, string>): Promise<Response> => {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  };
  return { open };
};

/**
 * A certified OpenID provider, at Google's paths: it holds us to PKCE, to our secret and to each code once, by rules that are not
 * ours. Told to, it lies in what it signs.
 */
export const anOpenIdProvider = async (redirectUri: string): Promise<OpenIdProvider> => {
  const listening = createServer();
  await new Promise<void>(resolve => listening.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  const [own, strange] = await Promise.all([0, 1].map(() => generateKeyPair('RS256', { extractable: true })));
  if (!own || !strange) throw new Error('no keys');
  const provider = new Provider(url, {
    clients: [
      {
        client_id: OPENID_CLIENT.clientId,
        client_secret: OPENID_CLIENT.clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(own.privateKey)), use: 'sig', alg: 'RS256', kid: 'own' }] },
    routes: PATHS,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    findAccount,
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    cookies: { keys: ['of the tests alone'] },
  });
  let lie: Lie | null = null;
  provider.use(async (context, next) => {
    await next();
    if (lie === null || context.path !== PATHS.token || context.status !== 200) return;
    const { id_token, ...rest } = context.body as { readonly id_token: string };
    const said = decodeJwt(id_token);
    const signed = new SignJWT(lie.claims?.(said) ?? said)
      .setProtectedHeader({ alg: 'RS256', kid: 'own' })
      .sign((lie.forged ? strange : own).privateKey);
    context.body = lie.leftOut ? rest : { ...rest, id_token: await signed };
  });
  listening.on('request', provider.callback());

  const walk = async (to: URL, answers: readonly Record<string, string>[]): Promise<URL> => {
    const { open } = browser();
    const left = [...answers];
    let address = to.href;
    for (let step = 0; step < 12; step += 1) {
      const form =
        address.includes('/interaction/') && address.split('/').length === 5 ? left.shift() : undefined;
      const response = await open(
        form?.abort === undefined ? address : `${address}/abort`,
        form?.abort === undefined ? form : undefined,
      );
      const next = response.headers.get('location');
      if (next === null)
        throw new Error(`${address} answers ${response.status}: ${(await response.text()).slice(-600)}`);
      address = new URL(next, address).href;
      if (!address.startsWith(url)) return new URL(address);
    }
    throw new Error('it goes round and round');
  };
  return {
    url,
    signIn: (to, login) => walk(to, [{ prompt: 'login', login }, { prompt: 'consent' }]),
    leave: to => walk(to, [{ abort: '' }]),
    lie: next => {
      lie = next;
    },
    stop: () =>
      new Promise(resolve => {
        listening.close(() => resolve());
        listening.closeAllConnections();
      }),
  };
};
