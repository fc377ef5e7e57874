import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Long enough for a UUID, too short for a token: ids are logged. */
const ACCEPTED = /^[\w-]{8,40}$/;

/** Names requests: the id a proxy gave, else one that counts up behind a random start of the process. */
export const createRequestIds = (): ((request: Pick<IncomingMessage, 'headers'>) => string) => {
  const start = randomBytes(4).toString('hex');
  let count = 0;
  return ({ headers }) => {
    const given = headers['x-request-id'];
    count += 1;
    return typeof given === 'string' && ACCEPTED.test(given) ? given : `${start}-${count.toString(36)}`;
  };
};
