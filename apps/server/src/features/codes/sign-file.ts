import type { PrintKind } from '@tableside/domain/codes';
import { RawAnswer } from '../../http/handler.ts';
import { loadLetters } from '../paper/index.ts';
import type { SignContent } from './draw-sign.ts';
import { signsPdf } from './sign-pdf.ts';
import { signPng, signSvg } from './sign-picture.ts';

const TYPES: Readonly<Record<'pdf' | 'png' | 'svg', string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
};

export type Signs = readonly [SignContent, ...SignContent[]];
type Paper = {
  readonly as: PrintKind;
  /** Who has it printed. */
  readonly title: string;
  readonly language: string;
  readonly madeAt: Date;
  /** What the file is called, without its ending. */
  readonly file: string;
};

export const endingOf = (as: PrintKind): 'pdf' | 'png' | 'svg' => (as === 'png' || as === 'svg' ? as : 'pdf');

const draw = async (signs: Signs, { as, title, language, madeAt }: Paper): Promise<Buffer> => {
  const letters = await loadLetters();
  if (as === 'svg') return signSvg(signs[0], letters);
  if (as === 'png') return signPng(signs[0], letters);
  return signsPdf(signs, { kind: as, title, author: title, language, madeAt }, letters);
};

/** Signs as a file to save; a picture shows the first. */
export const signFile = async (signs: Signs, paper: Paper): Promise<RawAnswer> => {
  const ending = endingOf(paper.as);
  return new RawAnswer(
    200,
    {
      'content-type': TYPES[ending],
      'content-disposition': `attachment; filename="${paper.file}.${ending}"`,
      'cache-control': 'no-store',
      'content-security-policy': "sandbox; default-src 'none'",
    },
    await draw(signs, paper),
  );
};
