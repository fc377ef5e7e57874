import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { outwardLookup, refusePrivateNetwork } from '../../outward/outward.ts';

/** Longest wait for a push service, in milliseconds. */
export const TIMEOUT_MS = 10_000;

export type PushRequest = {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
};

/**
 * Hands a message to a push service; answers with its status. Redirects are not followed, what it says is not read, and
 * its name is held against our own network at every connection, unless `inwards`.
 */
export const sendToPushService = (
  { endpoint, headers, body }: PushRequest,
  inwards: boolean,
): Promise<number> => {
  const url = new URL(endpoint);
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  if (!inwards) refusePrivateNetwork(url);
  const request = (url.protocol === 'https:' ? secureRequest : plainRequest)(
    url,
    {
      method: 'POST',
      headers: { ...headers, 'content-length': body.length },
      agent: false,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(!inwards && { lookup: outwardLookup }),
    },
    response => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    },
  );
  request.on('error', reject);
  request.end(body);
  return promise;
};
