import type { FastifyReply } from 'fastify';
import { acceptedEncoding } from '../../http/answers/accepted-encoding.ts';
import { compressedInTwo } from '../../http/answers/compress.ts';

/** A page is compressed for one guest: level 6 costs 3 ms where 11 would cost 300. */
const BROTLI_QUALITY = 6;
const GZIP_LEVEL = 5;

/** A page, and how many of its characters stand on the first screen. */
type Html = { readonly status: number; readonly html: string; readonly seen: number };

/**
 * Sends a personal page, compressed off the event loop as the browser takes it. What stands on the first screen goes first: a
 * phone shows it while the rest is still compressed and on its way.
 */
export const sendHtml = async (
  reply: FastifyReply,
  { status, html, seen }: Html,
  acceptEncoding: string | readonly string[] | undefined,
): Promise<FastifyReply> => {
  reply.code(status).headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    vary: 'Accept-Encoding, Accept-Language, Cookie',
  });
  const encoding = acceptedEncoding(acceptEncoding);
  if (encoding === 'identity') return reply.send(Buffer.from(html));
  reply.header('content-encoding', encoding);
  const level = encoding === 'br' ? BROTLI_QUALITY : GZIP_LEVEL;
  return reply.send(compressedInTwo(encoding, level, html.slice(0, seen), html.slice(seen)));
};
