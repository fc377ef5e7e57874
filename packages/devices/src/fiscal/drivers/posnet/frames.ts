import { printable } from '../../../printer/code-pages.ts';

const STX = 0x02;
const ETX = 0x03;
const TAB = '\t';
/** No frame of theirs is as long. */
export const MAX_FRAME_BYTES = 16 * 1024;

const PAGE = 'windows1250';
const HIGH = new TextDecoder('windows-1250').decode(Uint8Array.from({ length: 128 }, (_, at) => at + 128));

const bytesOf = (text: string): Buffer =>
  Buffer.from([...text].map(letter => (letter < '\x80' ? letter.charCodeAt(0) : 128 + HIGH.indexOf(letter))));

/** CRC-16 with the polynomial 0x1021 from 0, over all between STX and the `#` before it. */
export const crcOf = (bytes: Uint8Array): string => {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
};

/** Names of two letters with their values, in their order. */
export type Fields = Readonly<Record<string, string | number>>;

/** A command as the printer reads it. What its letters lack is written without its marks. */
export const encodeCommand = (command: string, fields: Fields = {}): Buffer => {
  const told = Object.entries(fields).map(([name, value]) => name + printable(String(value), PAGE) + TAB);
  const body = bytesOf(command + TAB + told.join(''));
  return Buffer.concat([Buffer.of(STX), body, Buffer.from(`#${crcOf(body)}`), Buffer.of(ETX)]);
};

/** An answer: to which command, its fields, and the number of what is wrong; null: nothing is. */
export type Answer = {
  readonly command: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly error: number | null;
};

/** What stands between STX and ETX; null: no whole frame, or its sum is wrong. */
const decodeBody = (bytes: Buffer): Answer | null => {
  const at = bytes.lastIndexOf('#');
  if (
    at < 0 ||
    bytes
      .subarray(at + 1)
      .toString('latin1')
      .toUpperCase() !== crcOf(bytes.subarray(0, at))
  )
    return null;
  const text = new TextDecoder('windows-1250').decode(bytes.subarray(0, at));
  const [command = '', ...parts] = text.split(TAB).filter(part => part !== '');
  const wrong = parts.find(part => part.startsWith('?'));
  const fields = Object.fromEntries(
    parts.filter(part => !part.startsWith('?')).map(part => [part.slice(0, 2), part.slice(2)]),
  );
  return { command, fields, error: wrong === undefined ? null : Number(wrong.slice(1)) };
};

/** Takes bytes as they come and answers with the answers that are whole by now. */
export const answerReader = () => {
  let waiting = Buffer.alloc(0);
  return (chunk: Uint8Array): readonly Answer[] => {
    waiting = Buffer.concat([waiting, chunk]).subarray(-MAX_FRAME_BYTES);
    const found: Answer[] = [];
    for (let end = waiting.indexOf(ETX); end >= 0; end = waiting.indexOf(ETX)) {
      const begin = waiting.lastIndexOf(STX, end);
      const answer = begin < 0 ? null : decodeBody(waiting.subarray(begin + 1, end));
      if (answer) found.push(answer);
      waiting = waiting.subarray(end + 1);
    }
    return found;
  };
};
