import { BOLD, type Letters, paperText, pdfLibrary, REGULAR } from '../paper/index.ts';
import { type Box, drawSign, type Mark, type SignContent } from './draw-sign.ts';
import { inset, PAGES } from './sign-pages.ts';

type Doc = InstanceType<Awaited<ReturnType<typeof pdfLibrary>>>;

const CUT = '#9a958b';

const put = (doc: Doc, mark: Mark): void => {
  if (mark.kind === 'block') {
    doc.roundedRect(mark.x, mark.y, mark.width, mark.height, mark.radius).fill(mark.fill);
  } else if (mark.kind === 'code') {
    doc.save().translate(mark.x, mark.y).scale(mark.scale).path(mark.path).fill('#000000').restore();
  } else {
    doc
      .font(mark.bold ? 'bold' : 'regular')
      .fontSize(mark.size)
      .fillColor(mark.fill)
      .text(mark.text, mark.x, mark.y, { lineBreak: false, baseline: 'alphabetic' });
  }
};

const cutLines = (doc: Doc, { x, y, width, height }: Box): void => {
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
  const Document = await pdfLibrary();
  const { page, cells, edge, cut } = PAGES[paper.kind];
  const doc = new Document({
    size: [page.width, page.height],
    margin: 0,
    autoFirstPage: false,
    lang: paper.language,
    displayTitle: true,
    info: {
      Title: paperText(paper.title),
      Author: paperText(paper.author),
      Creator: 'Tableside',
      CreationDate: paper.madeAt,
    },
  });
  doc.registerFont('regular', REGULAR).registerFont('bold', BOLD);
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((done, fail) => doc.once('end', done).once('error', fail));
  for (const [index, sign] of signs.entries()) {
    const cell = cells[index % cells.length];
    if (!cell) break;
    if (index % cells.length === 0) doc.addPage();
    if (cut) cutLines(doc, cell);
    for (const mark of drawSign(sign, inset(cell, edge), letters)) put(doc, mark);
  }
  doc.end();
  await ended;
  return Buffer.concat(chunks);
};
