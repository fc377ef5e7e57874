import { useQuery } from '@tanstack/react-query';
import { useVenue } from '../../session/index.ts';
import { type PrinterState, printersQuery } from '../printers-query.ts';

/** The venue's printers of receipts, bills and day reports. */
export const usePaperPrinters = (): readonly PrinterState[] => {
  const venue = useVenue();
  const { data = [] } = useQuery({ ...printersQuery(venue.id), enabled: venue.may('printPapers') });
  return data.filter(({ papers }) => papers);
};
