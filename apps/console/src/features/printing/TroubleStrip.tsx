import { useQuery } from '@tanstack/react-query';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useVenue } from '../session/index.ts';
import { printersQuery } from './printers-query.ts';
import styles from './printing.module.css';
import { troubleWords } from './trouble-words.ts';

/** Says across the screen which printer does not print and what waits for it; gone by itself when it prints again. */
export const TroubleStrip = () => {
  const { t } = useText();
  const venue = useVenue();
  const { data: printers = [] } = useQuery(printersQuery(venue.id));
  const stopped = printers.flatMap(printer => {
    const words = troubleWords(printer, t);
    return words ? [{ id: printer.id, ...words }] : [];
  });
  const low = printers.filter(({ problem, paper_low }) => problem === null && paper_low);
  // The region stands before anything is in it: only then do screen readers say what comes.
  return (
    <div role="status" aria-label={t('printing.troubles')}>
      {stopped.length > 0 && (
        <div className={styles.strip}>
          {stopped.map(({ id, what, waiting }) => (
            <p key={id}>
              <Icon name="printer" />
              <b>{what}</b> <span>{waiting}</span>
            </p>
          ))}
        </div>
      )}
      {low.length > 0 && (
        <div className={`${styles.strip} ${styles.low}`}>
          {low.map(({ id, name }) => (
            <p key={id}>
              <Icon name="printer" />
              <b>{t('printing.low', { name })}</b>
            </p>
          ))}
        </div>
      )}
    </div>
  );
};
