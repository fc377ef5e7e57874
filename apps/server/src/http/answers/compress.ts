import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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
