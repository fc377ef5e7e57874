export type { CarriedFile } from './archival.ts';
export { type Letters, loadLetters } from './letters.ts';
export { openPaper, type Paper, type PaperColumn, type PaperStyle } from './paper.ts';
export { paperText, printable } from './paper-text.ts';
export { type PaperWords, paperWords } from './paper-words.ts';
export { pdfAnswer } from './pdf-answer.ts';
export { BOLD, pdfLibrary, REGULAR } from './pdf-library.ts';
export { type PrintedWords, printedWords } from './printed-words.ts';
export { openRoll, type Written } from './roll.ts';
