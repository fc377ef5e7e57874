import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as the push service took it, and what the browser reads in it. */
export type TakenPush = {
  readonly to: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

/** A browser with the keys of its subscription. */
export type TestBrowser = {
  readonly id: string;
  /** What it hands to the page that subscribed. */
  readonly subscription: { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
  /** Opens a message as the browser does. RFC 8188, RFC 8291. */
  readonly read: (taken: TakenPush) => unknown;
};

export type PushService = {
  readonly address: string;
  readonly browser: () => TestBrowser;
  readonly taken: readonly TakenPush[];
  /** What it answers from now on; 201 unless told otherwise. */
  readonly answer: (status: number) => void;
  readonly stop: () => Promise<void>;
};

const info = (text: string): Buffer => Buffer.from(`${text}\0`);
const derive = (secret: Buffer, salt: Buffer, about: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, about, bytes));

const createBrowser = (address: string): TestBrowser => {
  const id = randomBytes(12).toString('hex');
  const keys = createECDH('prime256v1');
  const own = keys.generateKeys();
  const auth = randomBytes(16);
  return {
    id,
    subscription: {
      endpoint: `${address}/push/${id}`,
      p256dh: own.toString('base64url'),
      auth: auth.toString('base64url'),
    },
    read: ({ body }) => {
      const salt = body.subarray(0, 16);
      const sender = body.subarray(21, 21 + body.readUInt8(20));
      const sealed = body.subarray(21 + sender.length);
      const key = derive(
        keys.computeSecret(sender),
        auth,
        Buffer.concat([info('WebPush: info'), own, sender]),
        32,
      );
      const open = createDecipheriv(
        'aes-128-gcm',
        derive(key, salt, info('Content-Encoding: aes128gcm'), 16),
        derive(key, salt, info('Content-Encoding: nonce'), 12),
      ).setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
      // Behind the text stands the mark of the last record, then nothing but padding.
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString('utf8'));
    },
  };
};

/** What a signed request claims; throws when the signature is not of the key it names. RFC 8292. */
export const vapidOf = (headers: IncomingHttpHeaders): { readonly key: string; readonly claims: unknown } => {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [head, claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const signed = Buffer.from(`${head}.${claims}`);
  const dsa = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', signed, dsa, Buffer.from(signature, 'base64url')))
    throw new Error('not signed by it');
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) };
};

/** The push service of a browser's maker, in this process. */
export const aPushService = async (): Promise<PushService> => {
  const taken: TakenPush[] = [];
  let status = 201;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const to = (request.url ?? '').split('/').at(-1) ?? '';
      if (status === 201) taken.push({ to, headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address,
    browser: () => createBrowser(address),
    taken,
    answer: next => {
      status = next;
    },
    stop: () => new Promise(done => server.close(() => done())),
  };
};
