import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../i18n/index.ts';
import { useVenue } from '../../session/index.ts';
import { printersQuery } from '../printers-query.ts';
import { troubleWords } from './trouble-words.ts';

export type Trouble = { readonly id: string; readonly what: string; readonly waiting: string };

/** Which printers do not print and what waits for them, then those almost out of paper; gone by itself when they print again. */
export const useTroubles = (): readonly Trouble[] => {
  const { t } = useText();
  const venue = useVenue();
  const { data: printers = [] } = useQuery({ ...printersQuery(venue.id), enabled: venue.may('seePrinters') });
  const stopped = printers.flatMap(printer => {
    const words = troubleWords(printer, t);
    return words ? [{ id: printer.id, ...words }] : [];
  });
  const low = printers.filter(({ problem, paper_low }) => problem === null && paper_low);
  return [...stopped, ...low.map(({ id, name }) => ({ id, what: t('printing.low', { name }), waiting: '' }))];
};
