/** What a zip file is made of, as APPNOTE.TXT 6.3 names it. Everything is little-endian. */
export const LOCAL = 0x04034b50;
export const DESCRIPTOR = 0x08074b50;
export const CENTRAL = 0x02014b50;
export const END = 0x06054b50;
export const END64 = 0x06064b50;
export const LOCATOR64 = 0x07064b50;
export const STORED = 0;
export const DEFLATED = 8;
/** A field of four bytes that says: look into the long one. */
export const LONG = 0xffff_ffff;
export const MANY = 0xffff;
/** Sizes follow behind the content; names are UTF-8. */
export const FLAGS = 0x0808;
/** The first day that the format knows: an archive of the same things is the same bytes. */
const DATE = 0x21;

export type Entry = {
  readonly name: string;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
};

/** Fields of a record, by their length in bytes. */
const bytes = (...fields: readonly (readonly [length: 2 | 4 | 8, value: number])[]): Buffer => {
  const out = Buffer.alloc(fields.reduce((all, [length]) => all + length, 0));
  let at = 0;
  for (const [length, value] of fields) {
    if (length === 8) out.writeBigUInt64LE(BigInt(value), at);
    else out.writeUIntLE(value, at, length);
    at += length;
  }
  return out;
};

export const localHeader = (name: string, method: number): Buffer => {
  const text = Buffer.from(name, 'utf8');
  const head = bytes(
    [4, LOCAL],
    [2, 20],
    [2, FLAGS],
    [2, method],
    [2, 0],
    [2, DATE],
    [4, 0],
    [4, 0],
    [4, 0],
    [2, text.length],
    [2, 0],
  );
  return Buffer.concat([head, text]);
};

export const descriptor = ({ crc, packed, size }: Omit<Entry, 'name' | 'method' | 'offset'>): Buffer =>
  bytes([4, DESCRIPTOR], [4, crc], [4, packed], [4, size]);

export const centralHeader = ({ name, method, crc, packed, size, offset }: Entry): Buffer => {
  const text = Buffer.from(name, 'utf8');
  const far = offset >= LONG;
  const extra = far ? bytes([2, 1], [2, 8], [8, offset]) : Buffer.alloc(0);
  const head = bytes(
    [4, CENTRAL],
    // Made on Unix, so that the rights below count: a plain file.
    [2, 0x031e],
    [2, far ? 45 : 20],
    [2, FLAGS],
    [2, method],
    [2, 0],
    [2, DATE],
    [4, crc],
    [4, packed],
    [4, size],
    [2, text.length],
    [2, extra.length],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0o100644 * 0x1_0000],
    [4, far ? LONG : offset],
  );
  return Buffer.concat([head, text, extra]);
};

/** The end of a zip whose directory of `count` entries lies at `offset`. */
export const ending = (count: number, offset: number, length: number): Buffer => {
  const long = count >= MANY || offset >= LONG;
  const end64 = bytes(
    [4, END64],
    [8, 44],
    [2, 45],
    [2, 45],
    [4, 0],
    [4, 0],
    [8, count],
    [8, count],
    [8, length],
    [8, offset],
  );
  const locator = bytes([4, LOCATOR64], [4, 0], [8, offset + length], [4, 1]);
  const number = long ? MANY : count;
  const end = bytes(
    [4, END],
    [2, 0],
    [2, 0],
    [2, number],
    [2, number],
    [4, length],
    [4, long ? LONG : offset],
    [2, 0],
  );
  return Buffer.concat(long ? [end64, locator, end] : [end]);
};
