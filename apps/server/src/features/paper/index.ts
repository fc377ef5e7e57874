export { openPaper, type Paper } from './paper.ts';
export { paperText } from './paper-text.ts';
export { type PaperWords, paperWords } from './paper-words.ts';
export { pdfAnswer } from './pdf-answer.ts';
export { pdfLibrary } from './pdf-library.ts';
