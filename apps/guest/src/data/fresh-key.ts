/**
 * A key that nobody else makes, for a request that is done once however often it is sent. Not `crypto.randomUUID`: it is
 * missing where the site is opened over plain http, as on a venue's own network before it has a certificate.
 */
export const freshKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
