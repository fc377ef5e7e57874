export { PrintersSheet } from './PrintersSheet.tsx';
export { PaperState } from './papers/PaperState.tsx';
export { PrintPaper } from './papers/PrintPaper.tsx';
export { rememberedPrinter, rememberPrinter } from './papers/remembered-printer.ts';
export { usePaper } from './papers/use-paper.ts';
export { usePaperPrinters } from './papers/use-paper-printers.ts';
export { ReprintButton } from './ReprintButton.tsx';
export { TroubleNews } from './trouble/TroubleNews.tsx';
export { useTroubles } from './trouble/use-troubles.ts';
