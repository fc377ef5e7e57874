/** What a cash register asks, field by field. */
export type Command = { readonly name: string; readonly fields: ReadonlyMap<string, string> };

const [STX, ETX] = [0x02, 0x03];
const TABLE = Uint16Array.from({ length: 256 }, (_, byte) => {
  let value = byte << 8;
  for (let bit = 0; bit < 8; bit += 1) value = value & 0x8000 ? (value << 1) ^ 0x1021 : value << 1;
  return value;
});
const sumOf = (bytes: Buffer): string => {
  let sum = 0;
  for (const byte of bytes) sum = ((sum << 8) ^ (TABLE[(sum >> 8) ^ byte] ?? 0)) & 0xffff;
  return sum.toString(16).padStart(4, '0').toUpperCase();
};

export const frameOf = (body: string): Buffer => {
  const bytes = Buffer.from(body, 'latin1');
  return Buffer.concat([Buffer.of(STX), bytes, Buffer.from(`#${sumOf(bytes)}`), Buffer.of(ETX)]);
};
/** Its answer to a frame that it cannot read. */
export const WRONG_SUM = frameOf('ERR\t?5\t');

const commandOf = (bytes: Buffer): Command | null => {
  const at = bytes.lastIndexOf('#');
  if (at < 0 || bytes.subarray(at + 1).toString('latin1') !== sumOf(bytes.subarray(0, at))) return null;
  const [name = '', ...parts] = new TextDecoder('windows-1250').decode(bytes.subarray(0, at)).split('\t');
  return {
    name,
    fields: new Map(parts.filter(Boolean).map(part => [part.slice(0, 2), part.slice(2)])),
  };
};

/** Commands as bytes bring them; null: a frame that cannot be read. */
export const commandReader = () => {
  let held = Buffer.alloc(0);
  return (chunk: Buffer): (Command | null)[] => {
    held = Buffer.concat([held, chunk]);
    const found: (Command | null)[] = [];
    for (let end = held.indexOf(ETX); end >= 0; end = held.indexOf(ETX)) {
      const begin = held.lastIndexOf(STX, end);
      found.push(begin < 0 ? null : commandOf(held.subarray(begin + 1, end)));
      held = held.subarray(end + 1);
    }
    return found;
  };
};
