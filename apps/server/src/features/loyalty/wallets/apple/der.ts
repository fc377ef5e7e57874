/** As much of DER (X.690) as certificates are asked for and passes are signed with. */
export const TAG = {
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  nothing: 0x05,
  oid: 0x06,
  text: 0x0c,
  time: 0x17,
  sequence: 0x30,
  set: 0x31,
  /** `[0]` of its own, with others inside. */
  zero: 0xa0,
} as const;

const lengthOf = (length: number): Buffer => {
  if (length < 0x80) return Buffer.from([length]);
  const hex = length.toString(16);
  const bytes = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
  return Buffer.concat([Buffer.from([0x80 | bytes.length]), bytes]);
};

export const der = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag]), lengthOf(body.length), body]);
};

const base128 = (value: number): number[] =>
  value < 0x80 ? [value] : [...base128(value >> 7).map(each => each | 0x80), value & 0x7f];

export const oid = (dotted: string): Buffer => {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  return der(TAG.oid, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
};

export const number = (value: number): Buffer => der(TAG.integer, Buffer.from([value]));

/** SHA-256, and RSA over it. */
export const SHA_256 = der(TAG.sequence, oid('2.16.840.1.101.3.4.2.1'), der(TAG.nothing));
export const RSA_SHA_256 = der(TAG.sequence, oid('1.2.840.113549.1.1.11'), der(TAG.nothing));

type Part = { readonly tag: number; readonly whole: Buffer; readonly body: Buffer };

/** The parts that stand one after the other. Throws where they do not. */
export const partsOf = (bytes: Buffer): Part[] => {
  const parts: Part[] = [];
  for (let at = 0; at < bytes.length; ) {
    const tag = bytes[at] ?? 0;
    const first = bytes[at + 1] ?? 0;
    const more = first < 0x80 ? 0 : first & 0x7f;
    const length = more === 0 ? first : bytes.readUIntBE(at + 2, more);
    const from = at + 2 + more;
    if (from + length > bytes.length) throw new Error('cut off');
    parts.push({ tag, whole: bytes.subarray(at, from + length), body: bytes.subarray(from, from + length) });
    at = from + length;
  }
  return parts;
};
