const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes as RFC 4648 base32 without padding: what authenticator apps take, and what can be read aloud. */
export const base32 = (bytes: Buffer): string => {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{1,5}/g) ?? [])
    .map(five => LETTERS.charAt(Number.parseInt(five.padEnd(5, '0'), 2)))
    .join('');
};
