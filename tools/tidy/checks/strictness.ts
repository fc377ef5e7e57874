import { type Finding, findAll, type SourceFile } from '../source-file.ts';

const anyType = /(?:[:<|&,(=]|\bas|\bextends|=>)\s*any\b(?!\s*[:(.?'-])|\bany\[\]/g;
const silencer = new RegExp(`@ts-(?:${['ignore', 'expect-error', 'nocheck'].join('|')})`, 'g');
const promise = new RegExp(
  `\\b(?:${['TO' + 'DO', 'FIX' + 'ME', 'HA' + 'CK', 'X' + 'XX'].join('|')})\\b`,
  'g',
);

/** No hole in the types, nothing silenced, nothing promised for later. */
export const checkStrictness = (files: readonly SourceFile[]): Finding[] =>
  files.flatMap(file => [
    ...findAll(file, 'bare', anyType, () => 'uses the type any; write the type, or unknown'),
    ...findAll(file, 'text', silencer, found => `silences the type checker (${found})`),
    ...findAll(file, 'text', promise, found => `says ${found}; do it, or write an issue`),
  ]);
