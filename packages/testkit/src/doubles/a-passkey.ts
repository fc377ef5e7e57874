import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const url = (bytes: Buffer): string => bytes.toString('base64url');
const cborBytes = (bytes: Buffer): Buffer =>
  Buffer.concat([
    bytes.length < 256
      ? Buffer.from([0x58, bytes.length])
      : Buffer.from([0x59, bytes.length >> 8, bytes.length & 0xff]),
    bytes,
  ]);
const cborText = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

/** The public half of a P-256 key as COSE writes it. */
const coseOf = (key: KeyObject): Buffer => {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
};

type Over = {
  readonly origin?: string;
  readonly rpId?: string;
  readonly verified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
};
type Options = { readonly challenge: string };

/** A phone that keeps one passkey, written after WebAuthn level 2 and not after the library that reads it. */
export const aPasskey = (site: { readonly origin: string; readonly rpId: string }) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let handle = '';
  let counter = 0;
  const client = (type: string, challenge: string, over: Over): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: over.origin ?? site.origin, crossOrigin: false }));
  const data = (flags: number, over: Over, rest: Buffer): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(over.counter ?? counter);
    const seen = over.verified === false ? PRESENT : PRESENT | VERIFIED;
    return Buffer.concat([sha256(over.rpId ?? site.rpId), Buffer.from([flags | seen]), count, rest]);
  };
  const named = { id: url(id), rawId: url(id), type: 'public-key' as const };
  return {
    id: url(id),
    /** What `credentials.create` answers. */
    make: (options: Options & { readonly user?: unknown }, over: Over = {}) => {
      handle = (options.user as { id: string } | undefined)?.id ?? '';
      const length = Buffer.from([0, id.length]);
      const authData = data(HAS_KEY, over, Buffer.concat([Buffer.alloc(16), length, id, coseOf(publicKey)]));
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        ...[cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0])],
        ...[cborText('authData'), cborBytes(authData)],
      ]);
      return {
        ...named,
        response: {
          clientDataJSON: url(client('webauthn.create', options.challenge, over)),
          attestationObject: url(attestation),
          transports: ['internal'],
        },
      };
    },
    /** What `credentials.get` answers; it counts each time. */
    use: (options: Options, over: Over = {}) => {
      counter += 1;
      const authData = data(0, over, Buffer.alloc(0));
      const clientData = client('webauthn.get', options.challenge, over);
      const signature = createSign('sha256')
        .update(Buffer.concat([authData, sha256(clientData)]))
        .sign(privateKey);
      return {
        ...named,
        response: {
          clientDataJSON: url(clientData),
          authenticatorData: url(authData),
          signature: url(signature),
          userHandle: over.userHandle ?? handle,
        },
      };
    },
  };
};
