import type { QueryClient } from '@tanstack/react-query';
import { meQuery } from './me.ts';

/** Nobody is signed in on this device any more: what was theirs to see goes, and the sign-in comes. */
export const forgetPerson = (client: QueryClient): void => {
  client.setQueryData(meQuery.queryKey, null);
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meQuery.queryKey[0] });
};
