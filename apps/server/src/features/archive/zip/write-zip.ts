import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import {
  centralHeader,
  DEFLATED,
  descriptor,
  type Entry,
  ending,
  LONG,
  localHeader,
  STORED,
} from './records.ts';

/** What was put into a zip. */
export type Written = { readonly path: string; readonly bytes: number; readonly sha256: string };

type Content = AsyncIterable<string | Buffer> | Iterable<string | Buffer>;

/** Writes a zip from its front to its end: nothing of it is held but what its directory says. */
export class ZipWriter {
  readonly #write: (chunk: Buffer) => Promise<void>;
  readonly #entries: Entry[] = [];
  #offset = 0;

  constructor(write: (chunk: Buffer) => Promise<void>) {
    this.#write = write;
  }

  get bytes(): number {
    return this.#offset;
  }

  async #put(chunk: Buffer): Promise<void> {
    this.#offset += chunk.length;
    await this.#write(chunk);
  }

  /** Adds a file; `packed` is what does not get smaller, such as a picture. */
  async add(path: string, content: Content, kind: 'text' | 'packed' = 'text'): Promise<Written> {
    const hash = createHash('sha256');
    let [crc, size] = [0, 0];
    const watched = async function* (): AsyncGenerator<Buffer> {
      for await (const part of content) {
        const chunk = typeof part === 'string' ? Buffer.from(part, 'utf8') : part;
        hash.update(chunk);
        crc = crc32(chunk, crc);
        size += chunk.length;
        yield chunk;
      }
    };
    const method = kind === 'text' ? DEFLATED : STORED;
    const offset = this.#offset;
    await this.#put(localHeader(path, method));
    const start = this.#offset;
    const body = method === STORED ? watched() : deflated(watched());
    for await (const chunk of body) await this.#put(chunk);
    const packed = this.#offset - start;
    if (Math.max(packed, size) >= LONG) throw new Error(`${path} is too large for a zip of this kind`);
    await this.#put(descriptor({ crc, packed, size }));
    this.#entries.push({ name: path, method, crc, packed, size, offset });
    return { path, bytes: size, sha256: hash.digest('hex') };
  }

  /** Writes the directory; nothing can be added any more. */
  async end(): Promise<void> {
    const offset = this.#offset;
    for (const entry of this.#entries) await this.#put(centralHeader(entry));
    await this.#put(ending(this.#entries.length, offset, this.#offset - offset));
  }
}

const deflated = (content: AsyncIterable<Buffer>): AsyncIterable<Buffer> => {
  const source = Readable.from(content);
  const deflate = createDeflateRaw({ level: 6 });
  // A broken source ends the reader, not the process.
  source.on('error', error => deflate.destroy(error));
  return source.pipe(deflate);
};
