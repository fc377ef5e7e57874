import { createHmac, randomBytes } from 'node:crypto';

/** What secrets of the Standard Webhooks specification begin with; the rest is base64. */
const PREFIX = 'whsec_';

export const newSecret = (): string => `${PREFIX}${randomBytes(32).toString('base64')}`;

const bytesOf = (secret: string): Buffer => Buffer.from(secret.slice(PREFIX.length), 'base64');

/**
 * The headers that prove a message, as Standard Webhooks has it: HMAC-SHA256 of `id.timestamp.body` by each secret that is
 * good now. `now` in epoch milliseconds.
 */
export const signedHeaders = (
  { id, body }: { readonly id: string; readonly body: string },
  secrets: readonly string[],
  now: number,
): Record<string, string> => {
  const timestamp = String(Math.floor(now / 1_000));
  const signatures = secrets.map(
    secret =>
      `v1,${createHmac('sha256', bytesOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64')}`,
  );
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
};
