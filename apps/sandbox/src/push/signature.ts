import { createPublicKey, verify } from 'node:crypto';

const AUTHORIZATION = /^vapid t=([^,]+), ?k=(.+)$/;

/** The key that signed a request and what it claims; null: the key it names did not sign it. RFC 8292. */
export const signed = (
  authorization: string | undefined,
): { readonly key: string; readonly claims: { readonly exp?: unknown } } | null => {
  const [, token = '', key = ''] = AUTHORIZATION.exec(authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  try {
    const point = Buffer.from(key, 'base64url');
    const x = point.subarray(1, 33).toString('base64url');
    const y = point.subarray(33).toString('base64url');
    const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    return isSigned ? { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) } : null;
  } catch {
    return null;
  }
};

/** The key that signed a request, which is still good at `now` (epoch milliseconds); null: nobody did. */
export const signerOf = (authorization: string | undefined, now: number): string | null => {
  const { key = null, claims } = signed(authorization) ?? {};
  const exp = claims?.exp;
  return typeof exp === 'number' && exp * 1_000 > now ? key : null;
};
