import { deviceStorage } from '../../../parts/device-storage.ts';
import { PAPERS, type Paper } from './paper.ts';

const REMEMBERED = 'tableside.console.paper';

/** What this device printed on last. */
export const rememberedPaper = (): Paper =>
  PAPERS.find(paper => paper === deviceStorage.getItem(REMEMBERED)) ?? 'roll';
export const rememberPaper = (paper: Paper): void => deviceStorage.setItem(REMEMBERED, paper);
