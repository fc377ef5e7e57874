import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { outwardLookup, refusePrivateNetwork } from './outward.ts';

/** More than anybody needs to get from `kuku.lt` to `https://www.kuku.lt/en/menu`. */
const MAX_REDIRECTS = 5;

/** What was asked for is larger than may be read. */
export class TooLarge extends Error {}

export type Fetched = {
  readonly status: number;
  readonly bytes: Buffer;
  /** Where it was found in the end. */
  readonly url: URL;
};
type Asked = {
  /** Whether it may stand in the server's own network. */
  readonly inwards: boolean;
  readonly maxBytes: number;
  /** Of all of it, redirects among it. */
  readonly timeoutMs: number;
};

/** Whether something can be fetched from a web address, as far as it says itself: of the web, and without a password in it. */
export const isWebAddress = ({ protocol, username, password }: URL): boolean =>
  /^https?:$/.test(protocol) && username === '' && password === '';

type Step = Omit<Fetched, 'url'> & { readonly location: string | undefined };

const stepTo = (url: URL, { inwards, maxBytes }: Asked, signal: AbortSignal): Promise<Step> => {
  if (!inwards) refusePrivateNetwork(url);
  const { promise, resolve, reject } = Promise.withResolvers<Step>();
  const request = (url.protocol === 'https:' ? secureRequest : plainRequest)(
    url,
    {
      // Unpacked as it comes: nothing small becomes large here.
      headers: { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'Tableside (menu import)' },
      agent: false,
      signal,
      ...(!inwards && { lookup: outwardLookup }),
    },
    response => {
      const { statusCode: status = 0, headers } = response;
      const done = (bytes: Buffer): void => resolve({ status, bytes, location: headers.location });
      if (headers.location !== undefined && status >= 300 && status < 400) {
        done(Buffer.alloc(0));
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
      response.on('end', () => done(Buffer.concat(chunks)));
    },
  );
  request.on('error', reject);
  request.end();
  return promise;
};

/**
 * What stands at a web address, redirects followed, each held against the server's own network at its connection. Throws
 * `ResolvesToPrivate`, {@link TooLarge}, and what the network says.
 */
export const fetchFile = async (address: URL, asked: Asked): Promise<Fetched> => {
  const signal = AbortSignal.timeout(asked.timeoutMs);
  let url = address;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const { status, bytes, location } = await stepTo(url, asked, signal);
    if (location === undefined || status < 300 || status >= 400) return { status, bytes, url };
    const next = URL.parse(location, url);
    if (!next || !isWebAddress(next)) throw new Error(`${url.hostname} leads to no web address`);
    url = next;
  }
  throw new Error(`${address.hostname} leads on and on`);
};
