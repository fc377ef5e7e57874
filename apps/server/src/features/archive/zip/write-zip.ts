import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** What was put into a zip. */
export type Written = { readonly path: string; readonly bytes: number; readonly sha256: string };

type Content = AsyncIterable<string | Buffer> | Iterable<string | Buffer>;

/** The first year that the format knows: an archive of the same things is the same bytes. */
const MTIME = new Date(1980, 0, 1);
const PLAIN_FILE = 0o100644;

/** Writes a zip from its front to its end: nothing of it is held but what its directory says. */
export class ZipWriter {
  readonly #zip = new ZipFile();
  readonly #written: Promise<void>;
  #bytes = 0;

  constructor(write: (chunk: Buffer) => Promise<void>) {
    const failed = new Promise<never>((_, reject) => this.#zip.once('error', reject));
    this.#written = Promise.race([this.#pass(write), failed]);
    // Told to whoever adds the next file; nobody may be there at this moment.
    this.#written.catch(() => undefined);
  }

  /** How much is written so far. */
  get bytes(): number {
    return this.#bytes;
  }

  async #pass(write: (chunk: Buffer) => Promise<void>): Promise<void> {
    for await (const part of this.#zip.outputStream) {
      const chunk = Buffer.from(part);
      this.#bytes += chunk.length;
      await write(chunk);
    }
  }

  /** Adds a file; `packed` is what does not get smaller, such as a picture. */
  async add(path: string, content: Content, kind: 'text' | 'packed' = 'text'): Promise<Written> {
    const hash = createHash('sha256');
    let bytes = 0;
    const watched = async function* (): AsyncGenerator<Buffer> {
      for await (const part of content) {
        const chunk = typeof part === 'string' ? Buffer.from(part, 'utf8') : part;
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    };
    const source = Readable.from(watched(), { objectMode: false });
    this.#zip.addReadStream(source, path, {
      mtime: MTIME,
      mode: PLAIN_FILE,
      compress: kind === 'text',
      forceDosTimestamp: true,
    });
    const over = finished(source, { writable: false });
    try {
      // A writer that fails takes no more: the source would wait for ever.
      await Promise.race([over, this.#written]);
      await over;
    } finally {
      source.destroy();
    }
    return { path, bytes, sha256: hash.digest('hex') };
  }

  /** Writes the directory; nothing can be added any more. */
  async end(): Promise<void> {
    this.#zip.end();
    await this.#written;
  }
}
