/** The form a client asks for, best for a phone first. */
export type Encoding = 'br' | 'gzip' | 'identity';

const refuses = (header: string, name: string): boolean =>
  header.includes('q=0') && new RegExp(`${name}\\s*;\\s*q=0(\\.0*)?(,|$)`).test(header);

/** What of `Accept-Encoding` we serve: brotli, else gzip, else as it is. `*` is read as gzip. */
export const acceptedEncoding = (header: string | readonly string[] | undefined): Encoding => {
  if (typeof header !== 'string') return 'identity';
  if (header.includes('br') && !refuses(header, 'br')) return 'br';
  if ((header.includes('gzip') && !refuses(header, 'gzip')) || header.trim() === '*') return 'gzip';
  return 'identity';
};
