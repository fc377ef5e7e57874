import type { QueryClient } from '@tanstack/react-query';
import { theReads } from './kept/the-reads.ts';
import { meQuery } from './me.ts';

/**
 * For the `meta` of a query whose answer is about the browser, whoever is signed in on it: the sign-in stands on these, and
 * several calls may find out one after the other that the session is over.
 */
export const STAYS_WITH_DEVICE = { staysWithDevice: true } as const;

/** Nobody is signed in on this device any more: what was theirs to see goes, and the sign-in comes. */
export const forgetPerson = (client: QueryClient): void => {
  void theReads.forget();
  client.setQueryData(meQuery.queryKey, null);
  client.removeQueries({
    predicate: ({ queryKey, meta }) =>
      queryKey[0] !== meQuery.queryKey[0] && meta?.staysWithDevice !== STAYS_WITH_DEVICE.staysWithDevice,
  });
};

/**
 * For a call that was refused because nobody is signed in: on a shared device somebody else may have taken over between the
 * call and its answer, and what the one before had sent throws nobody out. Where nobody is there, the sign-in comes.
 */
export const askWhoIsThere = async (client: QueryClient): Promise<void> => {
  // Who was asked for before the device was taken over says nothing of now.
  await client.cancelQueries({ queryKey: meQuery.queryKey });
  const me = await client.fetchQuery({ ...meQuery, staleTime: 0 }).catch(() => undefined);
  if (me === null) forgetPerson(client);
};
