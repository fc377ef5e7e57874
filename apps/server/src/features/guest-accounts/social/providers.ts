import type { Deps } from '../../../deps.ts';

export const SOCIAL_PROVIDERS = ['google', 'facebook'] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

/** Where a provider is asked, and as whom. */
export type SocialPlace = {
  /** The page that the browser opens. */
  readonly authorize: string;
  readonly token: string;
  readonly person: string;
  readonly scope: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where the provider sends the browser back to. */
  readonly redirectUri: string;
};

type Addresses = Pick<SocialPlace, 'authorize' | 'token' | 'person' | 'scope'>;

const REAL: Readonly<Record<SocialProvider, Addresses>> = {
  google: {
    authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    person: 'https://openidconnect.googleapis.com/v1/userinfo',
    scope: 'openid email profile',
  },
  facebook: {
    authorize: 'https://www.facebook.com/v21.0/dialog/oauth',
    token: 'https://graph.facebook.com/v21.0/oauth/access_token',
    person: 'https://graph.facebook.com/v21.0/me?fields=id,name,email',
    scope: 'email public_profile',
  },
};

type Parts = Pick<Deps, 'env' | 'providerPlaces'>;

/**
 * Where a provider is: the real one where its keys are set and we know our own address, which it must know as well; else the
 * sandbox's stand-in; null: not offered. Never what a request says of itself: it would choose where the code goes.
 */
export const placeOf = ({ env, providerPlaces }: Parts, provider: SocialProvider): SocialPlace | null => {
  const redirectUri = `${env.publicUrl ?? ''}/api/auth/callback/${provider}`;
  const keys = env.signInKeys[provider];
  if (keys !== null) return env.publicUrl === null ? null : { ...REAL[provider], ...keys, redirectUri };
  const sandbox = providerPlaces.sandbox();
  if (sandbox === null) return null;
  const { scope } = REAL[provider];
  const path = `/sign-in/${provider}`;
  return {
    authorize: `${sandbox.browserUrl}${path}/authorize`,
    token: `${sandbox.baseUrl}${path}/token`,
    person: `${sandbox.baseUrl}${path}/person`,
    scope,
    clientId: 'sandbox',
    clientSecret: 'sandbox-secret',
    redirectUri,
  };
};

export const offeredProviders = (parts: Parts): SocialProvider[] =>
  SOCIAL_PROVIDERS.filter(provider => placeOf(parts, provider) !== null);
