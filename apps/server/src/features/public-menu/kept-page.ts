import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliBytes = promisify(brotliCompress);
const gzipBytes = promisify(gzip);
/** Made once for many readers, and anew every minute at most. */
const BROTLI_QUALITY = 9;

/** A page as it leaves, whoever asks. */
export type KeptPage = {
  /** Changes whenever the page does. */
  readonly key: string;
  readonly etag: string;
  readonly styleHash: string;
  readonly identity: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
};

const digest = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest();

/** A page with its compressed forms, made off the event loop. */
export const packPage = async (
  key: string,
  { html, style }: { readonly html: string; readonly style: string },
): Promise<KeptPage> => {
  const identity = Buffer.from(html);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, gzip] = await Promise.all([brotliBytes(identity, { params }), gzipBytes(identity)]);
  const etag = digest(identity).toString('base64url').slice(0, 22);
  return { key, etag, styleHash: digest(style).toString('base64'), identity, br, gzip };
};

export const bytesOf = ({ identity, br, gzip }: KeptPage): number =>
  identity.length + br.length + gzip.length;
