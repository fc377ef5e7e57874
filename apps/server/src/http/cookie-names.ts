/**
 * A browser takes a cookie of this name only over https, from the host itself and for all of it: neither a page of another
 * host of the domain nor somebody on the wire can plant one. RFC 6265bis §4.1.3.2.
 */
const HOST_PREFIX = '__Host-';

type Cookies = Readonly<Record<string, string | undefined>>;

/** The name that our cookie `name` has on the wire. Browsers refuse the prefix over plain http. */
export const wireName = (name: string, secure: boolean): string => (secure ? HOST_PREFIX + name : name);

/** Our cookies of a request by their own names; over https whatever came without the prefix is not ours. */
export const cookiesOf = (sent: Cookies, secure: boolean): Cookies =>
  Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) =>
      secure === name.startsWith(HOST_PREFIX)
        ? [[secure ? name.slice(HOST_PREFIX.length) : name, value]]
        : [],
    ),
  );
