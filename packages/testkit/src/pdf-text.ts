import { inflateSync } from 'node:zlib';

type Glyphs = ReadonlyMap<string, string>;

/** Streams of a PDF by object number, unpacked, with their dictionaries. */
const objectsOf = (pdf: Buffer): Map<number, { readonly head: string; readonly body: string }> => {
  const text = pdf.toString('latin1');
  const objects = new Map<number, { head: string; body: string }>();
  for (const match of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)endobj/g)) {
    const [, number = '', content = ''] = match;
    const [head = '', rest] = content.split(/stream\n/, 2);
    const raw = rest === undefined ? '' : rest.slice(0, rest.lastIndexOf('\nendstream'));
    const packed = head.includes('/FlateDecode');
    const isText = !/\/FontFile|\/Length1|\/Subtype \/Image/.test(head);
    const body = packed && isText ? inflateSync(Buffer.from(raw, 'latin1')).toString('latin1') : raw;
    objects.set(Number(number), { head, body });
  }
  return objects;
};

const lettersOf = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** A font's own table of which letters its glyphs stand for. */
const glyphsOf = (table: string): Glyphs => {
  const glyphs = new Map<string, string>();
  for (const [, from = '', , list = ''] of table.matchAll(/<([\da-f]{4})> <([\da-f]{4})> \[([^\]]*)\]/gi)) {
    [...list.matchAll(/<([\da-f ]*)>/gi)].forEach(([, hex = ''], index) => {
      const code = (Number.parseInt(from, 16) + index).toString(16).padStart(4, '0');
      glyphs.set(code, lettersOf(hex.replaceAll(' ', '')));
    });
  }
  return glyphs;
};

const reference = (text: string, name: string): number =>
  Number(new RegExp(`/${name} (\\d+) 0 R`).exec(text)?.[1] ?? -1);

/**
 * What a PDF made by us says, one line per piece of text, in the order in which it was written. Reads only what pdfkit
 * writes: embedded fonts with a table of letters.
 */
export const pdfText = (pdf: Buffer): string => {
  const objects = objectsOf(pdf);
  const bodyOf = (number: number) => objects.get(number) ?? { head: '', body: '' };
  const fonts = new Map<string, Glyphs>();
  for (const { head } of objects.values()) {
    for (const [, name = '', number = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      fonts.set(name, glyphsOf(bodyOf(reference(bodyOf(Number(number)).head, 'ToUnicode')).body));
    }
  }
  const lines: string[] = [];
  for (const { body } of objects.values()) {
    let glyphs: Glyphs = new Map();
    for (const [, font, shown] of body.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font) glyphs = fonts.get(font) ?? glyphs;
      if (!shown) continue;
      const codes = [...shown.matchAll(/<([\da-f]+)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
      lines.push(codes.map(code => glyphs.get(code.toLowerCase()) ?? '�').join(''));
    }
  }
  return lines.join('\n');
};

/** Each page of a PDF made by us: its size in points, and what is drawn on it. */
export const pdfStreams = (pdf: Buffer): { width: number; height: number; content: string }[] => {
  const objects = objectsOf(pdf);
  return [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\b/.test(head))
    .map(({ head }) => {
      const [, width = '', height = ''] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(head) ?? [];
      const content = objects.get(reference(head, 'Contents'))?.body ?? '';
      return { width: Number(width), height: Number(height), content };
    });
};
