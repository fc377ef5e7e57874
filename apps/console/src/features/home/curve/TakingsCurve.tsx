import type { HomeView } from '@tableside/contract/http/console/home';
import { useText } from '../../../i18n/index.ts';
import { NumberTable, useCents } from '../../numbers/index.ts';
import { useVenue } from '../../session/index.ts';
import styles from './curve.module.css';
import { curveShape, inUnits } from './curve-shape.ts';

const two = (part: number): string => String(part).padStart(2, '0');
const clock = (hour: number, minute = 0): string => `${two(hour % 24)}:${two(minute)}`;
const points = (spots: readonly { readonly x: number; readonly y: number }[]): string =>
  spots.map(({ x, y }) => `${x},${y}`).join(' ');

const HOURS = 24;

/** The day's running total over the band of the days before: a picture for the eye, with the same as a table behind it. */
export const TakingsCurve = ({ home }: { home: HomeView }) => {
  const { t } = useText();
  const cents = useCents();
  const { currency, day_cutoff_minutes: cutoff } = useVenue();
  const { decimals } = currency;
  const shape = curveShape(home.curve, home.minute);
  if (!shape) return null;
  const { line, band, hours, steps } = shape;
  const now = line.at(-1);
  /** When an hour is over; the last of a day that begins within one ends there. */
  const endOf = ({ hour }: HomeView['curve'][number], place: number): string =>
    place < HOURS ? clock(hour + 1) : clock(hour, cutoff % 60);
  const rows = home.curve
    .map((each, place) => ({ ...each, end: endOf(each, place) }))
    .filter(({ now, high }) => now !== null || (high ?? 0) > 0);
  const amount = (value: number | null): string => (value === null ? '–' : cents(value));
  return (
    <>
      <div className={styles.curve} aria-hidden="true">
        {steps.map(({ amount: each, y }) => (
          <span key={each} className={styles.step} style={{ insetBlockStart: `${y}%` }}>
            <i>{inUnits(each, decimals)}</i>
          </span>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.lines}>
          <title>{t('home.takings')}</title>
          {band.length > 0 && <polygon className={styles.band} points={points(band)} />}
          <polyline className={styles.line} points={points(line)} />
        </svg>
        {now && (
          <b className={styles.now} style={{ insetInlineStart: `${now.x}%`, insetBlockStart: `${now.y}%` }} />
        )}
        {hours.map(({ hour, x }) => (
          <span key={hour} className={styles.hour} style={{ insetInlineStart: `${x}%` }}>
            {clock(hour)}
          </span>
        ))}
      </div>
      <details className={styles.behind}>
        <summary>{t('numbers.asTable')}</summary>
        <NumberTable
          label={t('home.takings')}
          head={[t('home.hour'), t('home.today'), t('home.least'), t('home.most')]}
          rows={rows.map(each => [each.end, amount(each.now), amount(each.low), amount(each.high)])}
        />
      </details>
    </>
  );
};
