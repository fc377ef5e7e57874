import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { outwardLookup, refusePrivateNetwork } from './outward.ts';

/** Longest answer of a venue's other system that is read, in bytes. */
const MAX_ANSWER = 1_000_000;

export type Sent = { readonly status: number; readonly text: string };

/**
 * Sends one request to another system of a venue over a connection of its own; redirects are not followed, and no more is read
 * than is allowed. `inwards`: whether it may stand in the server's own network; else its name is held against that at the
 * connection.
 */
export const send = (
  url: URL,
  asked: {
    readonly inwards: boolean;
    readonly headers: Record<string, string>;
    readonly timeoutMs: number;
    readonly body?: string | undefined;
  },
): Promise<Sent> => {
  const { inwards, headers, timeoutMs, body } = asked;
  if (!inwards) refusePrivateNetwork(url);
  const { promise, resolve, reject } = Promise.withResolvers<Sent>();
  const request = (url.protocol === 'https:' ? secureRequest : plainRequest)(
    url,
    {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...headers, accept: 'application/json' },
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
      ...(!inwards && { lookup: outwardLookup }),
    },
    response => {
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        chunks.push(chunk);
        if (size > MAX_ANSWER) request.destroy(new Error(`more than ${MAX_ANSWER} bytes`));
      });
      response.on('error', reject);
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') });
      });
    },
  );
  request.on('error', reject);
  request.end(body);
  return promise;
};
