import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';

const brotliBytes = promisify(brotliCompress);
const gzipBytes = promisify(gzip);

/** Bytes as a browser takes them, made off the event loop. What `quality` costs depends on who waits: each caller says why. */
export const brotli = (bytes: Buffer, quality: number): Promise<Buffer> =>
  brotliBytes(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/** As `brotli`, for the few that do not take it. */
export const gzipped = (bytes: Buffer, level?: number): Promise<Buffer> =>
  gzipBytes(bytes, level === undefined ? {} : { level });

/** A text as browsers take it, of which the first part can be read before the second is compressed. */
export const compressedInTwo = (
  encoding: 'br' | 'gzip',
  level: number,
  first: string,
  second: string,
): Readable => {
  const stream =
    encoding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: level } })
      : createGzip({ level });
  stream.write(first);
  if (second) stream.flush(() => stream.end(second));
  else stream.end();
  return stream;
};
