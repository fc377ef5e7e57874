import { createHash, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { SignJWT } from 'jose';
import { z } from 'zod';
import { html } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import type { OpenPart } from '../part.ts';
import { Refused } from '../refused.ts';
import type { SandboxContext } from '../world.ts';

const PROVIDERS = { google: 'Google', facebook: 'Facebook' } as const;
const Params = z.object({ provider: z.enum(['google', 'facebook']) });
const Asked = z.object({
  client_id: z.literal('sandbox'),
  redirect_uri: z.string().regex(/^(?:https?:\/\/[^/]+)?\/api\/auth\/callback\/(?:google|facebook)$/),
  state: z.string().min(16).max(200),
  code_challenge: z.string().min(16).max(200),
  /** Google's, which signs it with whom it means. */
  nonce: z.string().max(200).default(''),
});
const Answered = Asked.extend({
  email: z.string().max(254),
  name: z.string().max(100),
  /** A box that is not ticked is not sent. */
  verified: z.string().optional(),
  choice: z.enum(['allow', 'deny']),
});
const Exchange = z.object({
  code: z.string().max(200),
  code_verifier: z.string().max(200),
  client_id: z.literal('sandbox'),
  client_secret: z.literal('sandbox-secret'),
  redirect_uri: z.string().max(500),
});

type Person = { readonly email: string; readonly name: string; readonly verified: boolean };
type Grant = Person & { readonly challenge: string; readonly redirectUri: string; readonly nonce: string };
type Signer = () => { readonly privateKey: KeyObject; readonly publicKey: KeyObject };

const fresh = (): string => randomBytes(18).toString('base64url');
const subjectOf = (email: string): string => createHash('sha256').update(email).digest('hex').slice(0, 21);

const read = <T>(schema: z.ZodType<T>, value: unknown): T => {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Refused(400, z.prettifyError(parsed.error));
  return parsed.data;
};

/** What each provider says of a person, in its own words. */
const said = {
  google: ({ email, name, verified }: Person) => ({
    sub: subjectOf(email),
    email,
    email_verified: verified,
    name,
  }),
  facebook: ({ email, name }: Person) => ({ id: subjectOf(email), name, ...(email !== '' && { email }) }),
};

/** Made when the first guest signs in: it takes longer than all else of the sandbox's start. */
const newSigner = (): Signer => {
  let pair: ReturnType<Signer> | undefined;
  return () => {
    pair ??= generateKeyPairSync('rsa', { modulusLength: 2_048 });
    return pair;
  };
};

/** As Google signs it, under a name of the sandbox's own. */
const idToken = ({ email, nonce }: Grant, signer: Signer, now: number): Promise<string> =>
  new SignJWT({ nonce })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer('https://google.sandbox')
    .setAudience('sandbox')
    .setSubject(subjectOf(email))
    .setIssuedAt(Math.floor(now / 1_000))
    .setExpirationTime(Math.floor(now / 1_000) + 3_600)
    .sign(signer().privateKey);

const mountProvider = (
  scope: FastifyInstance,
  { now }: SandboxContext,
  signer: Signer,
  codes: Map<string, Grant>,
  tokens: Map<string, Person>,
): void => {
  scope.get('/sign-in/:provider/authorize', (request, reply) => {
    const { provider } = read(Params, request.params);
    const asked = read(Asked, request.query);
    const hidden = Object.entries(asked).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
    );
    const body = html`<p>In place of ${PROVIDERS[provider]}: say who you are.</p>
<form method="post">${hidden}
<label>E-mail<input name="email" type="email" value="guest@example.test"></label>
<label>Name<input name="name" value="Guest of the sandbox"></label>
<label><input name="verified" type="checkbox" checked> The address is proven</label>
<button name="choice" value="allow">Sign in</button>
<button class="quiet" name="choice" value="deny">Cancel</button></form>`;
    return sendPage(request, reply, { title: `Sign in with ${PROVIDERS[provider]}`, body });
  });
  scope.post('/sign-in/:provider/authorize', (request, reply) => {
    const { email, name, verified, choice, ...asked } = read(Answered, request.body);
    const code = fresh();
    if (choice === 'allow')
      codes.set(code, {
        email,
        name,
        verified: verified !== undefined,
        challenge: asked.code_challenge,
        redirectUri: asked.redirect_uri,
        nonce: asked.nonce,
      });
    const answer = choice === 'allow' ? { code } : { error: 'access_denied' };
    const back = `${asked.redirect_uri}?${new URLSearchParams({ ...answer, state: asked.state })}`;
    return reply.redirect(back, 303);
  });
  scope.post('/sign-in/:provider/token', async request => {
    const { provider } = read(Params, request.params);
    const { code, code_verifier, redirect_uri } = read(Exchange, request.body);
    const grant = codes.get(code);
    codes.delete(code);
    const challenge = createHash('sha256').update(code_verifier).digest('base64url');
    if (!grant || grant.challenge !== challenge || grant.redirectUri !== redirect_uri)
      throw new Refused(400, 'invalid_grant');
    const token = fresh();
    tokens.set(token, grant);
    return {
      access_token: token,
      token_type: 'Bearer',
      expires_in: 3_600,
      ...(provider === 'google' && { id_token: await idToken(grant, signer, now()) }),
    };
  });
  scope.get('/sign-in/google/keys', () => ({
    keys: [{ ...signer().publicKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }],
  }));
  scope.get('/sign-in/:provider/person', request => {
    const { provider } = read(Params, request.params);
    const person = tokens.get(String(request.headers.authorization ?? '').replace(/^Bearer /, ''));
    if (!person) throw new Refused(401, 'invalid_token');
    return said[provider](person);
  });
};

/** Google and Facebook as guests sign in with them: the code flow with PKCE, and a page that asks who one is. */
export const openSignIn: OpenPart = world => {
  const codes = new Map<string, Grant>();
  const tokens = new Map<string, Person>();
  const signer = newSigner();
  return {
    id: 'sign-in',
    title: 'Sign-in',
    about: 'Google and Facebook, for guests who sign in with them.',
    mount: scope => {
      scope.get('/sign-in', (request, reply) =>
        sendPage(request, reply, {
          title: 'Sign-in',
          body: html`<p>Opens from the guest’s sign-in page: whoever one says to be is signed in. ${codes.size} codes wait.</p>`,
        }),
      );
      mountProvider(scope, world, signer, codes, tokens);
    },
    reset: () => {
      codes.clear();
      tokens.clear();
    },
  };
};
