import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder';
import type { CodePage, PaperColumns, PaperLine } from '@tableside/domain/printing';
import { printable } from './code-pages.ts';

/** Blank lines before the cut: the knife is above the last printed line. */
const FEED = 4;
const SIZES = { normal: [1, 1], tall: [1, 2], big: [2, 2] } as const;

/** Lines of paper as ESC/POS bytes, cut at the end. Letters that the code page lacks are replaced, see `printable`. */
export const encodeReceipt = (
  lines: readonly PaperLine[],
  paper: { readonly columns: PaperColumns; readonly codePage: CodePage },
): Uint8Array => {
  const encoder = new ReceiptPrinterEncoder({
    language: 'esc-pos',
    columns: paper.columns,
    feedBeforeCut: FEED,
    newline: '\n',
    codepageMapping: 'epson',
  });
  encoder.initialize().codepage(paper.codePage);
  for (const line of lines) {
    const [width, height] = SIZES[line.size];
    encoder.size(width, height).bold(line.bold).invert(line.reversed);
    // The encoder would fold a line that is too long; ours are not, and a space at its end is no reason to.
    encoder.line(printable(line.text, paper.codePage));
    encoder.invert(false).bold(false).size(1, 1);
  }
  return encoder.cut('partial').encode();
};
