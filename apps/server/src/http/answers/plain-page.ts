import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { guestPolicy } from './security-headers.ts';

/** Sends a page without scripts that nobody keeps; `page` makes it, with the nonce of its style. */
export const sendPlainPage = (reply: FastifyReply, page: (nonce: string) => string): FastifyReply => {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': guestPolicy({ style: nonce, scripts: [] }, []),
    })
    .send(page(nonce));
};
