import { type Call, createClient } from '@tableside/contract/client';
import { doubtNetwork } from './connection/connectivity.ts';

/**
 * The typed client of the API, whose root is `/api` on the same origin. Phones say that they have a network when
 * they have none, so a call without an answer makes us look. OFFLINE-01.
 */
export const api: Call = createClient('/api', (input, init) =>
  fetch(input, init).catch(error => {
    if (!init?.signal?.aborted) doubtNetwork();
    throw error;
  }),
);

/** As `api`, for what is said while the page goes away: the browser sends it all the same. */
export const partingWord: Call = createClient('/api', (input, init) =>
  fetch(input, { ...init, keepalive: true }),
);
