import type { CallAnswer } from '@tableside/contract/client';
import { api } from '../../data/api.ts';
import { readEntry, useEntry, writeEntry } from '../../data/cache.ts';
import { cartStore } from '../../data/cart/index.ts';
import { USER_KEY } from '../../data/keys.ts';

export type User = CallAnswer<'GET /loyalty/get-user'>;

/** PROFILE-18. */
export type UserState = { readonly status: 'idle' | 'loading'; readonly user: User | null };

type Known = CallAnswer<'GET /auth/get-session'>;
export type Provider = Known['providers'][number];

const useKnown = () => useEntry<Known>(USER_KEY, () => api('GET /auth/get-session', {}));

/** Who is signed in on this phone. Asked for by the screens of the profile alone. */
export const useUser = (): UserState => {
  const { data, error } = useKnown();
  return { status: data === undefined && error === undefined ? 'loading' : 'idle', user: data?.user ?? null };
};

/** With whom one may sign in here, beside e-mail and password. */
export const useProviders = (): readonly Provider[] => useKnown().data?.providers ?? [];

/** Whether passkeys can be used at this address. */
export const usePasskeysOffered = (): boolean => useKnown().data?.passkeys ?? false;

/** Reads anew what the signed-in guest has: what they collected changes while others pay. */
export const readUser = async (token: string): Promise<void> =>
  nowSignedIn(token, await api('GET /loyalty/get-user', {}));

/** Notes who is signed in now; what a cart costs may hang on it, so it is asked anew. CART-28. */
export const nowSignedIn = (token: string, user: User | null): void => {
  const { data } = readEntry<Known>(USER_KEY);
  writeEntry<Known>(USER_KEY, { providers: data?.providers ?? [], passkeys: data?.passkeys ?? false, user });
  cartStore(token)
    .refetch()
    .catch(() => undefined);
};
