import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Text formats. Pictures and woff2 are compressed already. */
const worthIt = /\.(js|mjs|css|svg|json|html|txt|webmanifest)$/;
/** Below this a compressed answer saves less than the header it costs. */
const smallest = 512;

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && worthIt.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name));

/** `best` takes ten times as long as `good` for seven hundredths of the bytes. */
export type Effort = 'good' | 'best';

const QUALITY = { good: 9, best: constants.BROTLI_MAX_QUALITY } as const;

const compressFile = async (path: string, effort: Effort): Promise<void> => {
  if (statSync(path).size < smallest) return;
  const bytes = readFileSync(path);
  const [br, gz] = await Promise.all([
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY[effort],
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    zip(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  // A variant that is not smaller would be sent in vain.
  if (br.length < bytes.length) writeFileSync(`${path}.br`, br);
  if (gz.length < bytes.length) writeFileSync(`${path}.gz`, gz);
};

/** Writes `.br` and `.gz` beside every text file under `folder`, so that the server only copies bytes. */
export const precompress = async (folder: string, effort: Effort): Promise<number> => {
  const files = filesUnder(folder);
  await Promise.all(files.map(file => compressFile(file, effort)));
  return files.length;
};
