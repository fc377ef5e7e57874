import { Agent as PlainAgent, request as plainRequest } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import type { bridgeCalls } from '@tableside/contract/http/devices/bridge';

/** Longest answer that is read: a round of tickets has some tens of kilobytes. */
const MAX_ANSWER = 4_000_000;

export type Answer =
  | { readonly kind: 'done'; readonly data: unknown }
  /** The server said no, with a code of its catalogue; empty where somebody else answered. */
  | { readonly kind: 'refused'; readonly status: number; readonly code: string }
  /** Nobody answered in time. */
  | { readonly kind: 'silent'; readonly why: string };

/** The calls of a bridge, by their keys in the contract. */
type BridgeCall = keyof typeof bridgeCalls;

/** One server, called over connections that stay open. */
export type Line = {
  readonly post: (call: BridgeCall, body: object, withinMs: number, stop?: AbortSignal) => Promise<Answer>;
  readonly close: () => void;
};

const readAnswer = (status: number, text: string): Answer => {
  try {
    const { data, code } = JSON.parse(text) as { data?: unknown; code?: unknown };
    if (status === 200 && data !== undefined) return { kind: 'done', data };
    return { kind: 'refused', status, code: typeof code === 'string' ? code : '' };
  } catch {
    return { kind: 'refused', status, code: '' };
  }
};

/** `http` of Node rather than `fetch`: it costs this small program a fifth of its memory. */
export const openLine = (server: URL, token: string | null): Line => {
  const isSecure = server.protocol === 'https:';
  const agent = isSecure ? new SecureAgent({ keepAlive: true }) : new PlainAgent({ keepAlive: true });
  return {
    post: (call, body, withinMs, stop) => {
      const { promise, resolve } = Promise.withResolvers<Answer>();
      const text = JSON.stringify(body);
      const late = AbortSignal.timeout(withinMs);
      const request = (isSecure ? secureRequest : plainRequest)(
        new URL(call.replace('POST ', '/api'), server),
        {
          method: 'POST',
          agent,
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(text),
            ...(token !== null && { authorization: `Bearer ${token}` }),
          },
          signal: stop ? AbortSignal.any([late, stop]) : late,
        },
        response => {
          const chunks: Buffer[] = [];
          let size = 0;
          response.on('data', (chunk: Buffer) => {
            size += chunk.length;
            chunks.push(chunk);
            if (size > MAX_ANSWER) request.destroy(new Error('too long an answer'));
          });
          response.on('error', silent);
          response.on('end', () => {
            if (response.complete)
              resolve(readAnswer(response.statusCode ?? 0, Buffer.concat(chunks).toString('utf8')));
          });
          response.on('close', () => silent(new Error('cut off')));
        },
      );
      const silent = (cause: Error): void =>
        resolve({ kind: 'silent', why: late.aborted ? 'no answer' : cause.message });
      request.on('error', silent);
      request.end(text);
      return promise;
    },
    close: () => agent.destroy(),
  };
};
