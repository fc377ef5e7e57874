import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { WebhookFailure } from '@tableside/domain/webhooks';
import { outwardLookup, ResolvesToPrivate, refusePrivateNetwork } from '../../outward/outward.ts';

/** Longest wait for a receiver, in milliseconds. */
export const TIMEOUT_MS = 10_000;
/** As much of an answer is read and kept. */
const ANSWER_BYTES = 1_024;

/** What came of a try; `status` null: no answer, and `failure` says why. */
export type Attempt = {
  readonly status: number | null;
  readonly failure: WebhookFailure | null;
  readonly ms: number;
  readonly answer: string;
};

const CODES: Readonly<Record<string, WebhookFailure>> = {
  ENOTFOUND: 'name_unknown',
  EAI_AGAIN: 'name_unknown',
  ECONNREFUSED: 'connection_refused',
};

/** OpenSSL's and Node's names of what is wrong with a certificate. */
const OF_CERTIFICATE = /^(CERT_|ERR_TLS_CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_(GET|VERIFY))/;

const failureOf = (cause: unknown): WebhookFailure => {
  if (cause instanceof ResolvesToPrivate) return 'not_allowed';
  const { code = '', name } = cause as { code?: string; name?: string };
  if (name === 'TimeoutError' || name === 'AbortError') return 'too_slow';
  return OF_CERTIFICATE.test(code) ? 'certificate' : (CODES[code] ?? 'no_answer');
};

/** As text that the database can keep. */
const textOf = (bytes: Buffer): string => bytes.toString('utf8').replaceAll('\u0000', '');

type Message = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};
type Answer = Pick<Attempt, 'status' | 'answer'>;

const exchange = ({ url: address, headers, body }: Message, inwards: boolean): Promise<Answer> => {
  const url = new URL(address);
  if (!inwards) refusePrivateNetwork(url);
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const bytes = Buffer.from(body);
  const request = (url.protocol === 'https:' ? secureRequest : plainRequest)(
    url,
    {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': bytes.length,
        'user-agent': 'Tableside-Webhooks/1',
      },
      agent: false,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(!inwards && { lookup: outwardLookup }),
    },
    response => {
      const chunks: Buffer[] = [];
      let size = 0;
      const done = (): void => {
        resolve({
          status: response.statusCode ?? 0,
          answer: textOf(Buffer.concat(chunks).subarray(0, ANSWER_BYTES)),
        });
        response.destroy();
      };
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        size += chunk.length;
        if (size >= ANSWER_BYTES) done();
      });
      // A status is an answer, whatever becomes of the words after it.
      response.on('error', done);
      response.on('end', done);
    },
  );
  request.on('error', reject);
  request.end(bytes);
  return promise;
};

/**
 * Hands a message to a receiver. Never throws. Redirects are not followed, and its name is held against our own network at
 * the connection itself, unless `inwards`.
 */
export const postTo = async (message: Message, inwards: boolean): Promise<Attempt> => {
  const begun = performance.now();
  const took = (): number => Math.round(performance.now() - begun);
  try {
    const { status, answer } = await exchange(message, inwards);
    return { status, failure: null, ms: took(), answer };
  } catch (cause) {
    return { status: null, failure: failureOf(cause), ms: took(), answer: '' };
  }
};
