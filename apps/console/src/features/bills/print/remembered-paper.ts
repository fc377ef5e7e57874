import { PAPERS, type Paper } from './paper.ts';

const REMEMBERED = 'tableside.console.paper';

/** What this device printed on last. */
export const rememberedPaper = (): Paper =>
  PAPERS.find(paper => paper === localStorage.getItem(REMEMBERED)) ?? 'roll';
export const rememberPaper = (paper: Paper): void => localStorage.setItem(REMEMBERED, paper);
