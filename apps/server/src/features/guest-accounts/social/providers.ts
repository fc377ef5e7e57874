import type { Deps } from '../../../deps.ts';

export const SOCIAL_PROVIDERS = ['google', 'facebook'] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

/** What a provider that signs who somebody is (OpenID Connect) signs with, and as whom. */
export type OpenId = {
  readonly keys: string;
  /** Google calls itself by either of two names. */
  readonly issuers: readonly string[];
};

/** Where a provider is asked, and as whom. */
export type SocialPlace = {
  /** The page that the browser opens. */
  readonly authorize: string;
  readonly token: string;
  readonly person: string;
  readonly scope: string;
  /** null: it signs nothing, and its word is only what it answers. */
  readonly openId: OpenId | null;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where the provider sends the browser back to. */
  readonly redirectUri: string;
};

type Addresses = Pick<SocialPlace, 'authorize' | 'token' | 'person' | 'scope' | 'openId'>;

const REAL: Readonly<Record<SocialProvider, Addresses>> = {
  google: {
    authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    person: 'https://openidconnect.googleapis.com/v1/userinfo',
    scope: 'openid email profile',
    openId: {
      keys: 'https://www.googleapis.com/oauth2/v3/certs',
      issuers: ['https://accounts.google.com', 'accounts.google.com'],
    },
  },
  facebook: {
    authorize: 'https://www.facebook.com/v21.0/dialog/oauth',
    token: 'https://graph.facebook.com/v21.0/oauth/access_token',
    person: 'https://graph.facebook.com/v21.0/me?fields=id,name,email',
    scope: 'email public_profile',
    openId: null,
  },
};

/** The same paths at another address, which is then the name it signs with. */
const elsewhere = (provider: SocialProvider, base: string): Addresses => {
  const { scope, openId } = REAL[provider];
  const at = (address: string): string => base + new URL(address).pathname + new URL(address).search;
  return {
    scope,
    authorize: at(REAL[provider].authorize),
    token: at(REAL[provider].token),
    person: at(REAL[provider].person),
    openId: openId && { keys: at(openId.keys), issuers: [base] },
  };
};

type Parts = Pick<Deps, 'env' | 'providerPlaces'>;

/**
 * Where a provider is: the real one where its keys are set and we know our own address, which it must know as well; else the
 * sandbox's stand-in; null: not offered. Never what a request says of itself: it would choose where the code goes.
 */
export const placeOf = ({ env, providerPlaces }: Parts, provider: SocialProvider): SocialPlace | null => {
  const redirectUri = `${env.publicUrl ?? ''}/api/auth/callback/${provider}`;
  const keys = env.signInKeys[provider];
  if (keys !== null) {
    const set = providerPlaces.set(provider);
    const addresses = set === null ? REAL[provider] : elsewhere(provider, set);
    return env.publicUrl === null ? null : { ...addresses, ...keys, redirectUri };
  }
  const sandbox = providerPlaces.sandbox();
  if (sandbox === null) return null;
  const { scope, openId } = REAL[provider];
  const path = `/sign-in/${provider}`;
  return {
    authorize: `${sandbox.browserUrl}${path}/authorize`,
    token: `${sandbox.baseUrl}${path}/token`,
    person: `${sandbox.baseUrl}${path}/person`,
    scope,
    openId: openId && { keys: `${sandbox.baseUrl}${path}/keys`, issuers: [`https://${provider}.sandbox`] },
    clientId: 'sandbox',
    clientSecret: 'sandbox-secret',
    redirectUri,
  };
};

export const offeredProviders = (parts: Parts): SocialProvider[] =>
  SOCIAL_PROVIDERS.filter(provider => placeOf(parts, provider) !== null);
