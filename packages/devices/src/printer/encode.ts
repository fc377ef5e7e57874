import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder';
import type { CodePage, PaperColumns, PaperLine } from '@tableside/domain/printing';
import { piecesOf } from './code-pages.ts';

/** Blank lines before the cut: the knife is above the last printed line. */
const FEED = 4;
const SIZES = { normal: [1, 1], tall: [1, 2], big: [2, 2] } as const;

/** Dots of a QR code's smallest square: read by a phone at arm's length, on narrow paper too. */
const QR_DOTS = 6;

/** How long the drawer's magnet is held, and let go before anything else, in milliseconds: what common drawers ask for. */
const PULSE = { on: 100, off: 500 } as const;

/** The pulse that opens a cash drawer at a printer's first connector (ESC p 0), and prints nothing. */
export const encodeDrawerPulse = (): Uint8Array =>
  new ReceiptPrinterEncoder({ language: 'esc-pos', columns: 42, newline: '\n' })
    .initialize()
    .pulse(0, PULSE.on, PULSE.off)
    .encode();

/** Lines of paper as ESC/POS bytes, below them a QR code where there is one, cut at the end. Each piece of a text is printed by a code page that has it, see `piecesOf`. */
export const encodeReceipt = (
  lines: readonly PaperLine[],
  paper: { readonly columns: PaperColumns; readonly codePage: CodePage; readonly qr?: string },
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
    for (const { text, page } of piecesOf(line.text, paper.codePage)) encoder.codepage(page).text(text);
    encoder.newline();
    encoder.invert(false).bold(false).size(1, 1);
  }
  if (paper.qr !== undefined) {
    encoder.align('center').qrcode(paper.qr, { model: 2, size: QR_DOTS, errorlevel: 'm' }).align('left');
  }
  return encoder.cut('partial').encode();
};
