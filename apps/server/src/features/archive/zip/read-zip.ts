import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import {
  CENTRAL,
  DEFLATED,
  END,
  END64,
  type Entry,
  LOCAL,
  LOCATOR64,
  LONG,
  MANY,
  STORED,
} from './records.ts';

/** The file is no zip, or not a whole one. The message is for the owner. */
export class BrokenZip extends Error {}

const END_BYTES = 22;
const LONGEST_COMMENT = 0xffff;
/** A directory larger than this is none of ours. */
const LARGEST_DIRECTORY = 512 * 1024 * 1024;
const CHUNK = 256 * 1024;

const read = async (file: FileHandle, offset: number, length: number): Promise<Buffer> => {
  const buffer = Buffer.alloc(length);
  let done = 0;
  while (done < length) {
    const { bytesRead } = await file.read(buffer, done, length - done, offset + done);
    if (bytesRead === 0) throw new BrokenZip('The file is cut off.');
    done += bytesRead;
  }
  return buffer;
};

type Directory = { readonly count: number; readonly length: number; readonly offset: number };

const findEnd = async (file: FileHandle): Promise<Directory> => {
  const { size } = await file.stat();
  const length = Math.min(size, END_BYTES + LONGEST_COMMENT);
  const tail = await read(file, size - length, length);
  let at = length - END_BYTES;
  while (at >= 0 && tail.readUInt32LE(at) !== END) at -= 1;
  if (at < 0) throw new BrokenZip('The file is no archive, or its end is missing.');
  const end = tail.subarray(at);
  const [count, bytes, offset] = [end.readUInt16LE(10), end.readUInt32LE(12), end.readUInt32LE(16)];
  if (count !== MANY && offset !== LONG) return { count, length: bytes, offset };
  const locator = tail.subarray(at - 20, at);
  if (locator.length < 20 || locator.readUInt32LE(0) !== LOCATOR64)
    throw new BrokenZip('The end is damaged.');
  const end64 = await read(file, Number(locator.readBigUInt64LE(8)), 56);
  if (end64.readUInt32LE(0) !== END64) throw new BrokenZip('The end is damaged.');
  const long = (place: number): number => Number(end64.readBigUInt64LE(place));
  return { count: long(32), length: long(40), offset: long(48) };
};

/** The offset of an entry that lies too far for four bytes. */
const farOffset = (extra: Buffer, wanted: number): number => {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    // Only the fields that are full are there, in this order: size, packed, offset. Ours has the offset alone.
    if (extra.readUInt16LE(at) === 1 && wanted === LONG && extra.readUInt16LE(at + 2) >= 8)
      return Number(extra.readBigUInt64LE(at + 4));
  }
  return wanted;
};

const readDirectory = async (file: FileHandle): Promise<Map<string, Entry>> => {
  const { count, length, offset } = await findEnd(file);
  if (length > LARGEST_DIRECTORY) throw new BrokenZip('The directory of the archive is damaged.');
  const bytes = await read(file, offset, length);
  const entries = new Map<string, Entry>();
  let at = 0;
  for (let n = 0; n < count; n += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== CENTRAL)
      throw new BrokenZip('The directory of the archive is damaged.');
    const [nameLength, extraLength] = [bytes.readUInt16LE(at + 28), bytes.readUInt16LE(at + 30)];
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const extra = bytes.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength);
    entries.set(name, {
      name,
      method: bytes.readUInt16LE(at + 10),
      crc: bytes.readUInt32LE(at + 16),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      offset: farOffset(extra, bytes.readUInt32LE(at + 42)),
    });
    at += 46 + nameLength + extraLength + bytes.readUInt16LE(at + 32);
  }
  return entries;
};

async function* packed(file: FileHandle, { name, offset, packed: length }: Entry): AsyncGenerator<Buffer> {
  const head = await read(file, offset, 30);
  if (head.readUInt32LE(0) !== LOCAL) throw new BrokenZip(`${name} is damaged.`);
  let at = offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
  const end = at + length;
  while (at < end) {
    const chunk = await read(file, at, Math.min(CHUNK, end - at));
    at += chunk.length;
    yield chunk;
  }
}

const unpacked = (file: FileHandle, entry: Entry): AsyncIterable<Buffer> => {
  if (entry.method === STORED) return packed(file, entry);
  if (entry.method !== DEFLATED) throw new BrokenZip(`${entry.name} is packed in a way that is not known.`);
  const source = Readable.from(packed(file, entry));
  const inflate = createInflateRaw();
  source.on('error', error => inflate.destroy(error));
  return source.pipe(inflate);
};

export type Zip = {
  readonly names: readonly string[];
  readonly sizeOf: (name: string) => number | null;
  /** The content of a file, and at its end the check that it is whole. Throws {@link BrokenZip}. */
  readonly content: (name: string) => AsyncGenerator<Buffer>;
};

/** Opens a zip: ours, or one that was unpacked and packed again by another program. */
export const openZip = async (file: FileHandle): Promise<Zip> => {
  const entries = await readDirectory(file);
  async function* content(name: string): AsyncGenerator<Buffer> {
    const entry = entries.get(name);
    if (!entry) throw new BrokenZip(`${name} is missing.`);
    let [crc, size] = [0, 0];
    try {
      for await (const chunk of unpacked(file, entry)) {
        crc = crc32(chunk, crc);
        size += chunk.length;
        // What unpacks to more than it says is not read to its end.
        if (size > entry.size) break;
        yield chunk;
      }
    } catch (error) {
      if (error instanceof BrokenZip) throw error;
      throw new BrokenZip(`${name} is damaged.`, { cause: error });
    }
    if (size !== entry.size || crc !== entry.crc) throw new BrokenZip(`${name} is damaged.`);
  }
  return {
    names: [...entries.keys()],
    sizeOf: name => entries.get(name)?.size ?? null,
    content,
  };
};
