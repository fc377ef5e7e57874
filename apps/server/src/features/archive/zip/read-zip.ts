import type { FileHandle } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import type { ArchiveFault } from '@tableside/contract/http/admin/restore';
import { type Entry, fromFdPromise, type ZipFile } from 'yauzl';
import { fault } from '../restore/fault.ts';

/** The file is no zip, or not a whole one. */
export class BrokenZip extends Error {
  readonly fault: ArchiveFault;
  constructor(what: ArchiveFault, options?: ErrorOptions) {
    super(what.code, options);
    this.fault = what;
  }
}

export type Zip = {
  readonly names: readonly string[];
  readonly sizeOf: (name: string) => number | null;
  /** The content of a file, and at its end the check that it is whole. Throws {@link BrokenZip}. */
  readonly content: (name: string) => AsyncGenerator<Buffer>;
};

const readDirectory = async (file: FileHandle): Promise<[ZipFile, Map<string, Entry>]> => {
  try {
    const zip = await fromFdPromise(file.fd, { lazyEntries: true, autoClose: false });
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    return [zip, entries];
  } catch (error) {
    throw new BrokenZip(fault('cut_file'), { cause: error });
  }
};

/** Opens a zip: ours, or one that was unpacked and packed again by another program. The file stays the caller's. */
export const openZip = async (file: FileHandle): Promise<Zip> => {
  const [zip, entries] = await readDirectory(file);
  async function* content(name: string): AsyncGenerator<Buffer> {
    const entry = entries.get(name);
    if (!entry) throw new BrokenZip(fault('missing', { file: name }));
    let crc = 0;
    try {
      // Ends with an error where there is more or less in it than it says.
      for await (const chunk of await zip.openReadStreamPromise(entry)) {
        crc = crc32(chunk, crc);
        yield chunk;
      }
    } catch (error) {
      throw new BrokenZip(fault('damaged', { file: name }), { cause: error });
    }
    if (crc !== entry.crc32) throw new BrokenZip(fault('damaged', { file: name }));
  }
  return {
    names: [...entries.keys()],
    sizeOf: name => entries.get(name)?.uncompressedSize ?? null,
    content,
  };
};
