import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { outwardLookup, refusePrivateNetwork } from './outward.ts';

/** What was answered is larger than may be read. */
export class TooLarge extends Error {}

export type Exchange = {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  /** Whether it may stand in the server's own network; else its name is held against that at the connection. */
  readonly inwards: boolean;
  readonly maxBytes: number;
  readonly signal: AbortSignal;
  /** A redirect is answered with where it leads to, and what it says beside that is not read. */
  readonly onlyPlaceOfRedirects?: boolean;
};

export type Answer = {
  readonly status: number;
  readonly bytes: Buffer;
  readonly location: string | undefined;
};

export const isRedirect = ({ status, location }: Omit<Answer, 'bytes'>): boolean =>
  location !== undefined && status >= 300 && status < 400;

/**
 * One request over a connection of its own, of which no more is read than is allowed. Throws `ResolvesToPrivate`,
 * {@link TooLarge}, and what the network says.
 */
export const exchange = (url: URL, asked: Exchange): Promise<Answer> => {
  const { method, headers, body, inwards, maxBytes, signal, onlyPlaceOfRedirects = false } = asked;
  if (!inwards) refusePrivateNetwork(url);
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const request = (url.protocol === 'https:' ? secureRequest : plainRequest)(
    url,
    { method, headers, agent: false, signal, ...(!inwards && { lookup: outwardLookup }) },
    response => {
      const head = { status: response.statusCode ?? 0, location: response.headers.location };
      if (onlyPlaceOfRedirects && isRedirect(head)) {
        resolve({ ...head, bytes: Buffer.alloc(0) });
        request.destroy();
        return;
      }
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        chunks.push(chunk);
        if (size > maxBytes) request.destroy(new TooLarge(`more than ${maxBytes} bytes`));
      });
      response.on('error', reject);
      response.on('end', () => resolve({ ...head, bytes: Buffer.concat(chunks) }));
    },
  );
  request.on('error', reject);
  request.end(body);
  return promise;
};
