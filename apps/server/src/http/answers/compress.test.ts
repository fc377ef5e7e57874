import { once } from 'node:events';
import { brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressedInTwo } from './compress.ts';

const FIRST = 'what is seen';
const SECOND = 'and the rest '.repeat(20_000);
const unpack = {
  br: (bytes: Buffer) =>
    brotliDecompressSync(bytes, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString(),
  gzip: (bytes: Buffer) => gunzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }).toString(),
};

/** What can be read after each of the pieces that come. */
const readable = async (encoding: 'br' | 'gzip', second: string): Promise<string[]> => {
  const stream = compressedInTwo(encoding, 5, FIRST, second);
  const pieces: Buffer[] = [];
  stream.on('data', (piece: Buffer) => pieces.push(piece));
  await once(stream, 'end');
  return pieces.map((_, at) => unpack[encoding](Buffer.concat(pieces.slice(0, at + 1))));
};

it.each(['br', 'gzip'] as const)(
  '%s: the first part can be read before the second is there',
  async encoding => {
    const texts = await readable(encoding, SECOND);
    expect(texts).toContain(FIRST);
    expect(texts.at(-1)).toBe(FIRST + SECOND);
    expect((await readable(encoding, '')).at(-1)).toBe(FIRST);
  },
);
