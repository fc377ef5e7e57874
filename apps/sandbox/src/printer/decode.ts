/** A run of letters that look the same. */
export type Run = {
  readonly text: string;
  readonly size: 'normal' | 'tall' | 'big';
  readonly bold: boolean;
  readonly reversed: boolean;
};
export type Row = readonly Run[] | 'cut';

/** ESC t n of Epson's printers. */
const CODE_PAGES: Readonly<Record<number, string>> = {
  16: 'windows-1252',
  45: 'windows-1250',
  46: 'windows-1251',
  47: 'windows-1253',
  51: 'windows-1257',
};

const ESC = 0x1b;
const GS = 0x1d;
const FS = 0x1c;
const LF = 0x0a;

/** How many bytes follow a command's letter; what is not here is no command that this paper knows. */
const ARGUMENTS: Readonly<Record<string, number>> = {
  '1b40': 0,
  '1b4d': 1,
  '1b74': 1,
  '1b45': 1,
  '1b61': 1,
  '1b70': 3,
  '1b64': 1,
  '1d21': 1,
  '1d42': 1,
  '1d72': 1,
  '1c2e': 0,
};

type Look = Omit<Run, 'text'> & { readonly page: string };
const PLAIN: Look = { size: 'normal', bold: false, reversed: false, page: 'windows-1252' };

const { page: _, ...PLAIN_LOOK } = PLAIN;

const sizeOf = (value: number): Run['size'] => {
  if ((value & 0xf0) > 0) return 'big';
  return (value & 0x0f) > 0 ? 'tall' : 'normal';
};

const lookAfter = (look: Look, command: string, value: number): Look => {
  if (command === '1b40') return PLAIN;
  if (command === '1b74') return { ...look, page: CODE_PAGES[value] ?? look.page };
  if (command === '1b45') return { ...look, bold: (value & 1) === 1 };
  if (command === '1d42') return { ...look, reversed: (value & 1) === 1 };
  if (command === '1d21') return { ...look, size: sizeOf(value) };
  return look;
};

/** What a printer makes of bytes, as rows of paper. Commands that it does not know print nothing. */
export const decodePaper = (bytes: Uint8Array): Row[] => {
  const rows: Row[] = [];
  let row: Run[] = [];
  let letters: number[] = [];
  let look = PLAIN;
  const endRun = (): void => {
    if (letters.length === 0) return;
    const { page, ...style } = look;
    row.push({ text: new TextDecoder(page).decode(Uint8Array.from(letters)), ...style });
    letters = [];
  };
  const endRow = (): void => {
    endRun();
    rows.push(row);
    row = [];
  };
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte === LF) endRow();
    else if (byte >= 0x20) letters.push(byte);
    else if (byte === ESC || byte === GS || byte === FS) {
      endRun();
      const letter = bytes[at + 1] ?? 0;
      const qr = byte === GS && letter === 0x28 ? qrAt(bytes, at) : null;
      if (qr) {
        if (qr.stored !== null) rows.push([{ text: `[QR ${qr.stored}]`, ...PLAIN_LOOK }]);
        at += qr.length - 1;
        continue;
      }
      const value = bytes[at + 2] ?? 0;
      if (byte === GS && letter === 0x56) {
        if (row.length > 0) endRow();
        rows.push('cut');
        at += value >= 65 ? 3 : 2;
        continue;
      }
      const command = Buffer.of(byte, letter).toString('hex');
      if (command === '1b64') for (let line = 0; line < value; line++) endRow();
      look = lookAfter(look, command, value);
      at += 1 + (ARGUMENTS[command] ?? 0);
    }
  }
  if (letters.length > 0 || row.length > 0) endRow();
  return rows;
};

const K = 0x6b;

/**
 * GS ( k: a QR code is stored (80) and then printed (81). Answers with how many bytes it has, and with what it says when it
 * is stored.
 */
const qrAt = (
  bytes: Uint8Array,
  at: number,
): { readonly length: number; readonly stored: string | null } | null => {
  const [kind, low = 0, high = 0, , action, ...rest] = bytes.subarray(at + 2, at + 8);
  if (kind !== K) return null;
  const size = low + 256 * high;
  const data = bytes.subarray(at + 8, at + 5 + size);
  return {
    length: 5 + size,
    stored: action === 80 && rest.length > 0 ? new TextDecoder().decode(data) : null,
  };
};

/** The words on it, row by row, without blank rows at its end. */
export const wordsOn = (bytes: Uint8Array): string =>
  decodePaper(bytes)
    .map(row => (row === 'cut' ? '' : row.map(({ text }) => text).join('')))
    .join('\n')
    .trimEnd();

const DRAWER = Buffer.of(ESC, 0x70);

/** How often a job opens the cash drawer: ESC p. */
export const pulsesIn = (bytes: Uint8Array): number => {
  const all = Buffer.from(bytes);
  let pulses = 0;
  for (let at = all.indexOf(DRAWER); at >= 0; at = all.indexOf(DRAWER, at + 1)) pulses += 1;
  return pulses;
};
