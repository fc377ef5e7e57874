export {
  CODE_PAGES,
  type CodePage,
  onPaper,
  PAPER_COLUMNS,
  type PaperColumns,
  type PaperLine,
  type PaperSize,
  type PaperText,
  roomFor,
  rule,
} from './paper.ts';
