import { z } from 'zod';

const base64url = (bytes: number) =>
  z
    .string()
    .regex(/^[\w-]+={0,2}$/)
    .min(Math.floor((bytes * 4) / 3))
    .max(Math.ceil((bytes * 4) / 3) + 4);

/** What a browser said when it subscribed to messages. RFC 8291. */
export const PushBrowser = z.strictObject({
  /** Where messages for this browser are taken: https, at its maker's push service. */
  endpoint: z.url().max(1_000),
  p256dh: base64url(65),
  auth: base64url(16),
});
