import { type Call, createClient } from '@tableside/contract/client';

/** The typed client of the API. DESIGN §3: its root is `/api` on the same origin. */
export const api: Call = createClient('/api', (input, init) => fetch(input, init));

/** As `api`, for what is said while the page goes away: the browser sends it all the same. */
export const partingWord: Call = createClient('/api', (input, init) =>
  fetch(input, { ...init, keepalive: true }),
);
