import { z } from 'zod';
import type { Flow } from './flow.ts';
import { namedBy } from './id-token.ts';
import type { SocialPlace, SocialProvider } from './providers.ts';

/** Who somebody is at a provider. */
export type Person = {
  readonly subject: string;
  readonly email: string | null;
  /** The provider says that the address is theirs. */
  readonly emailVerified: boolean;
  readonly name: string | null;
};

const TIMEOUT_MS = 10_000;
const Token = z.object({ access_token: z.string().min(1), id_token: z.string().optional() });
const short = z.string().max(255);
const Google = z.object({
  sub: short,
  email: short.optional(),
  email_verified: z.union([z.boolean(), z.literal('true')]).optional(),
  name: short.optional(),
});
const Facebook = z.object({ id: short, email: short.optional(), name: short.optional() });

const PERSON: Readonly<Record<SocialProvider, (answer: unknown) => Person>> = {
  google: answer => {
    const { sub, email, email_verified, name } = Google.parse(answer);
    return {
      subject: sub,
      email: email ?? null,
      emailVerified: email_verified !== undefined && email_verified !== false,
      name: name ?? null,
    };
  },
  // It does not say whether an address was proven, so none is taken for proven.
  facebook: answer => {
    const { id, email, name } = Facebook.parse(answer);
    return { subject: id, email: email ?? null, emailVerified: false, name: name ?? null };
  },
};

const ask = async (address: string, init: RequestInit): Promise<unknown> => {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await fetch(address, { ...init, redirect: 'error', signal });
  if (!answer.ok) throw new Error(`the provider answered ${answer.status}`);
  return answer.json();
};

/**
 * Changes the code for a token and asks who it is, both over TLS from the provider itself; one that signs whom it means has to
 * mean the same person, for this sign-in. Throws where any of it fails.
 */
export const personOf = async (
  place: SocialPlace,
  { provider, verifier, nonce }: Pick<Flow, 'provider' | 'verifier' | 'nonce'>,
  code: string,
  now: number,
): Promise<Person> => {
  const { openId, clientId } = place;
  const form = {
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    client_id: clientId,
    client_secret: place.clientSecret,
    redirect_uri: place.redirectUri,
  };
  const token = Token.parse(
    await ask(place.token, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(form),
    }),
  );
  const headers = { authorization: `Bearer ${token.access_token}`, accept: 'application/json' };
  const [answer, keys] = await Promise.all([
    ask(place.person, { headers }),
    openId && ask(openId.keys, { headers: { accept: 'application/json' } }),
  ]);
  const person = PERSON[provider](answer);
  if (openId) {
    const named = await namedBy(token.id_token ?? '', keys, { openId, clientId, nonce, now });
    if (named !== person.subject) throw new Error('the id token names somebody else');
  }
  return person;
};
