import { exchange, isRedirect } from './exchange.ts';

/** More than anybody needs to get from `kuku.lt` to `https://www.kuku.lt/en/menu`. */
const MAX_REDIRECTS = 5;

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

/**
 * What stands at a web address, redirects followed, each held against the server's own network at its connection. Throws
 * `ResolvesToPrivate`, `TooLarge`, and what the network says.
 */
export const fetchFile = async (address: URL, { inwards, maxBytes, timeoutMs }: Asked): Promise<Fetched> => {
  const asked = {
    method: 'GET',
    // Unpacked as it comes: nothing small becomes large here.
    headers: { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'Tableside (menu import)' },
    inwards,
    maxBytes,
    signal: AbortSignal.timeout(timeoutMs),
    onlyPlaceOfRedirects: true,
  } as const;
  let url = address;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const { status, bytes, location } = await exchange(url, asked);
    if (!isRedirect({ status, location })) return { status, bytes, url };
    const next = URL.parse(location ?? '', url);
    if (!next || !isWebAddress(next)) throw new Error(`${url.hostname} leads to no web address`);
    url = next;
  }
  throw new Error(`${address.hostname} leads on and on`);
};
