import { createHash } from 'node:crypto';
import { brotli, gzipped } from '../../http/answers/compress.ts';
import { tagOf } from '../../http/answers/etag.ts';

/** Made once for many readers, and anew every minute at most. */
const BROTLI_QUALITY = 9;

/** A page as it leaves, whoever asks. */
export type KeptPage = {
  readonly etag: string;
  readonly styleHash: string;
  readonly identity: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
};

/** A page with its compressed forms, made off the event loop. */
export const packPage = async ({
  html,
  style,
}: {
  readonly html: string;
  readonly style: string;
}): Promise<KeptPage> => {
  const identity = Buffer.from(html);
  const [br, gzip] = await Promise.all([brotli(identity, BROTLI_QUALITY), gzipped(identity)]);
  const styleHash = createHash('sha256').update(style).digest('base64');
  return { etag: tagOf(identity), styleHash, identity, br, gzip };
};

export const bytesOf = ({ identity, br, gzip }: KeptPage): number =>
  identity.length + br.length + gzip.length;
