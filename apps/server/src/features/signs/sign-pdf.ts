import { type Letters, openPdf, type Part, type PdfDocument, type Tagging } from '../paper/index.ts';
import { type Box, drawSign, type Mark, type Said, type SignContent } from './draw-sign.ts';
import { inset, PAGES } from './sign-pages.ts';

const CUT = '#9a958b';

const put = (doc: PdfDocument, mark: Mark): void => {
  if (mark.kind === 'block') {
    doc.roundedRect(mark.x, mark.y, mark.width, mark.height, mark.radius).fill(mark.fill);
  } else if (mark.kind === 'code') {
    const { x, y, scale, path } = mark.drawing;
    doc.save().translate(x, y).scale(scale).path(path).fill('#000000').restore();
  } else {
    doc
      .font(mark.bold ? 'bold' : 'regular')
      .fontSize(mark.size)
      .fillColor(mark.fill)
      .text(mark.text, mark.x, mark.y, { lineBreak: false, baseline: 'alphabetic' });
  }
};

/** Draws a sign's marks and says what each is to who hears the sheet: a line as it is read, a code by what it opens. */
const putTold = (doc: PdfDocument, tags: Tagging, marks: readonly Mark[]): void => {
  const sign = tags.begin('Sect');
  const begun = new Map<Said, Part>();
  for (const mark of marks) {
    const draw = () => put(doc, mark);
    if (mark.kind === 'block') tags.silent(draw);
    else if (mark.kind === 'code') {
      const { x, y, width, height, address } = mark;
      const bbox = [x, y, x + width, y + height] as const;
      tags.told(tags.begin('Figure', sign, { alt: `QR: ${address}`, bbox }), 'Figure', draw);
    } else {
      const { line } = mark;
      const role = line.isHeading ? 'H1' : 'P';
      // Without it a line whose parts are drawn from right to left is read by halves.
      const part = begun.get(line) ?? tags.begin(role, sign, { actual: line.text });
      begun.set(line, part);
      tags.told(part, role, draw);
    }
  }
};

const cutLines = (doc: PdfDocument, { x, y, width, height }: Box): void => {
  doc.lineWidth(0.4).dash(3, { space: 3 }).rect(x, y, width, height).strokeColor(CUT).stroke().undash();
};

export type SignPaper = {
  readonly kind: keyof typeof PAGES;
  readonly title: string;
  readonly author: string;
  readonly language: string;
  readonly madeAt: Date;
};

/** Signs as a PDF, page after page. */
export const signsPdf = async (
  signs: readonly SignContent[],
  paper: SignPaper,
  letters: Letters,
): Promise<Buffer> => {
  const { page, cells, edge, cut } = PAGES[paper.kind];
  const { doc, tags, finish } = await openPdf({
    ...paper,
    size: [page.width, page.height],
    margin: 0,
    withoutPage: true,
  });
  for (const [index, sign] of signs.entries()) {
    const cell = cells[index % cells.length];
    if (!cell) break;
    if (index % cells.length === 0) doc.addPage();
    if (cut) tags.silent(() => cutLines(doc, cell));
    putTold(doc, tags, drawSign(sign, inset(cell, edge), letters));
  }
  return finish();
};
