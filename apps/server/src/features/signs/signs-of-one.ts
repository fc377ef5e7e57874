import type { PrintKind } from '@tableside/domain/codes';
import type { SignContent } from './draw-sign.ts';
import type { Signs } from './work.ts';

/** Signs that stand on one page: a sheet of one code alone would be a sheet of nearly nothing. */
const ON_A_PAGE = { sheet: 9, sticker: 12, sign: 1, png: 1, svg: 1 } as const;

/** A page of one and the same sign. */
export const signsOfOne = (sign: SignContent, as: PrintKind): Signs => [
  sign,
  ...Array.from({ length: ON_A_PAGE[as] - 1 }, () => sign),
];
