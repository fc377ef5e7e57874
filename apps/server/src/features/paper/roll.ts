import { type PaperColumns, type PaperText, rule } from '@tableside/domain/printing';
import type { Paper, PaperStyle } from './paper.ts';

/** What is written on a page may be written on a roll as well. */
export type Written = Omit<Paper, 'finish' | 'blocks'>;

/** From this size on, in points, a line is a heading. */
const HEADING = 14;

const looksLike = ({ size = 10, bold = false }: PaperStyle): Partial<PaperText> => ({
  bold,
  ...(size >= HEADING && { size: 'tall' }),
});

/** A roll of a receipt printer: tables become a line and its values below each other, for nothing fits beside. */
export const openRoll = (columns: PaperColumns): Written & { readonly lines: readonly PaperText[] } => {
  const lines: PaperText[] = [];
  return {
    lines,
    line: (text, style = {}) => {
      lines.push({ text, ...looksLike(style) });
    },
    pair: (label, value, style = {}) => {
      lines.push({ text: label, end: value, ...looksLike(style) });
    },
    table: ([_first, ...titles], rows) => {
      for (const [name = '', ...values] of rows) {
        lines.push({ text: name });
        titles.forEach(({ title }, at) => {
          lines.push({ text: title, indent: 2, end: values[at] ?? '' });
        });
      }
    },
    rule: () => {
      lines.push(rule(columns));
    },
    gap: points => {
      if (points >= 10) lines.push({ text: '' });
    },
  };
};
