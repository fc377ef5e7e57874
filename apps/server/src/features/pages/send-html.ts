import type { FastifyReply } from 'fastify';
import { acceptedEncoding } from '../../http/answers/accepted-encoding.ts';
import { brotli, gzipped } from '../../http/answers/compress.ts';

/** A page is compressed for one guest: level 6 costs 3 ms where 11 would cost 300. */
const BROTLI_QUALITY = 6;
const GZIP_LEVEL = 5;

/** Sends a personal page, compressed off the event loop as the browser takes it. */
export const sendHtml = async (
  reply: FastifyReply,
  status: number,
  html: string,
  acceptEncoding: string | readonly string[] | undefined,
): Promise<FastifyReply> => {
  reply.code(status).headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    vary: 'Accept-Encoding, Accept-Language, Cookie',
  });
  const bytes = Buffer.from(html);
  const encoding = acceptedEncoding(acceptEncoding);
  if (encoding === 'identity') return reply.send(bytes);
  reply.header('content-encoding', encoding);
  return reply.send(
    encoding === 'br' ? await brotli(bytes, BROTLI_QUALITY) : await gzipped(bytes, GZIP_LEVEL),
  );
};
