import { randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newKeys, openMessage } from '../../../../apps/sandbox/src/push/keys.ts';
import { signed } from '../../../../apps/sandbox/src/push/signature.ts';

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

const createBrowser = (address: string): TestBrowser => {
  const id = randomBytes(12).toString('hex');
  const keys = newKeys();
  const { p256dh, auth } = keys;
  return {
    id,
    subscription: { endpoint: `${address}/push/${id}`, p256dh, auth },
    read: ({ body }) => openMessage(keys, body),
  };
};

/** What a signed request claims; throws when the signature is not of the key it names. RFC 8292. */
export const vapidOf = ({ authorization }: IncomingHttpHeaders): NonNullable<ReturnType<typeof signed>> => {
  const proof = signed(authorization);
  if (!proof) throw new Error('not signed by it');
  return proof;
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
