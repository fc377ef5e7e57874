import type { PrintKind } from '@tableside/domain/codes';
import { loadLetters } from '../paper/index.ts';
import type { SignContent } from './draw-sign.ts';
import { signsPdf } from './sign-pdf.ts';
import { signPng, signSvg } from './sign-picture.ts';

export type Signs = readonly [SignContent, ...SignContent[]];
export type SignsAsked = {
  readonly signs: Signs;
  readonly as: PrintKind;
  /** Who has it printed. */
  readonly title: string;
  readonly language: string;
  readonly madeAt: Date;
};

/** What the workshop does of it: signs as the bytes of a file; a picture shows the first. */
export const signWork = async ({ signs, as, title, language, madeAt }: SignsAsked): Promise<Buffer> => {
  const letters = await loadLetters();
  if (as === 'svg') return signSvg(signs[0], letters);
  if (as === 'png') return signPng(signs[0], letters);
  return signsPdf(signs, { kind: as, title, author: title, language, madeAt }, letters);
};
