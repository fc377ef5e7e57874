import type { ZReport } from '@tableside/contract/http/console/reports';
import type { PaperColumns, PaperText } from '@tableside/domain/printing';
import { openRoll, paperWords } from '../../paper/index.ts';
import type { Venue } from '../../venues/index.ts';
import { reportWords } from '../csv/report-words.ts';
import { writeZ } from './z-pdf.ts';

/** A Z report on a receipt printer's roll, in the venue's language: it says what the file says. */
export const zPaper =
  (venue: Venue, z: ZReport) =>
  (columns: PaperColumns): readonly PaperText[] => {
    const said = reportWords(venue.settings.mainLanguage);
    const paper = openRoll(columns);
    writeZ({ paper, said, paperIn: paperWords(said.language, venue.settings) }, venue, z);
    return paper.lines;
  };
