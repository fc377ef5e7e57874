import fc from '@tableside/testkit/same-cases.ts';
import { describe, expect, it } from 'vitest';
import { onPaper, PAPER_COLUMNS, roomFor, rule } from './paper.ts';

const texts = (lines: ReturnType<typeof onPaper>): string[] => lines.map(({ text }) => text);

describe('cutting texts into lines of paper', () => {
  it('breaks between words, and within one only where it is longer than the line', () => {
    expect(texts(onPaper([{ text: 'Kepta duona su česnaku ir sūrio padažu' }], 32))).toEqual([
      'Kepta duona su česnaku ir sūrio',
      'padažu',
    ]);
    expect(texts(onPaper([{ text: 'a'.repeat(70) }], 32))).toEqual([
      'a'.repeat(32),
      'a'.repeat(32),
      'a'.repeat(6),
    ]);
    expect(texts(onPaper([{ text: 'Kepta duona su sūriu', size: 'big' }], 32))).toEqual([
      'Kepta duona su',
      'sūriu',
    ]);
  });

  it('puts what leads before the first line and keeps the others under it', () => {
    const dish = { text: 'Kepta duona su česnaku ir sūriu', lead: '12 x', indent: 5 };
    expect(texts(onPaper([dish], 32))).toEqual(['12 x Kepta duona su česnaku ir', '     sūriu']);
  });

  it('keeps lines that a guest wrote, blank ones too', () => {
    expect(texts(onPaper([{ text: 'one\r\n\r\ntwo' }], 42))).toEqual(['one', '', 'two']);
  });

  it('lets nothing through that a printer takes for an order', () => {
    expect(texts(onPaper([{ text: 'a\u001b@\u001dV\u0000b\tc\u202ed' }], 42))).toEqual(['a@Vb cd']);
  });

  it('never makes a line longer than the paper, and loses no word', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.constantFrom(...PAPER_COLUMNS),
        fc.constantFrom('normal', 'tall', 'big'),
        fc.integer({ min: 0, max: 6 }),
        (text, columns, size, indent) => {
          const lines = texts(onPaper([{ text, size, indent }], columns));
          expect(lines.length).toBeGreaterThan(0);
          for (const line of lines) expect([...line].length).toBeLessThanOrEqual(roomFor(size, columns));
          const bare = (words: string): string => words.normalize('NFC').replace(/[\s\p{C}]/gu, '');
          expect(bare(lines.join(''))).toBe(bare(text));
        },
      ),
    );
  });

  it('draws a rule as wide as the paper', () => {
    expect(texts(onPaper([rule(48)], 48))).toEqual(['-'.repeat(48)]);
  });
});
