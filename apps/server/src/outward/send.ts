import { exchange } from './exchange.ts';

/** Longest answer of a venue's other system that is read, in bytes. */
const MAX_ANSWER = 1_000_000;

export type Sent = { readonly status: number; readonly text: string };

/**
 * Sends one request to another system of a venue over a connection of its own; redirects are not followed, and no more is read
 * than is allowed. `inwards`: whether it may stand in the server's own network; else its name is held against that at the
 * connection.
 */
export const send = async (
  url: URL,
  asked: {
    readonly inwards: boolean;
    readonly headers: Record<string, string>;
    readonly timeoutMs: number;
    readonly body?: string | undefined;
  },
): Promise<Sent> => {
  const { inwards, headers, timeoutMs, body } = asked;
  const { status, bytes } = await exchange(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...headers, accept: 'application/json' },
    body,
    inwards,
    maxBytes: MAX_ANSWER,
    signal: AbortSignal.timeout(timeoutMs),
  });
  return { status, text: bytes.toString('utf8') };
};
