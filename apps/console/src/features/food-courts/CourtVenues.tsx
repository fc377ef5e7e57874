import { useText } from '../../i18n/index.ts';
import { MoveButtons } from '../../parts/list/MoveButtons.tsx';
import { RowAction } from '../../parts/list/RowAction.tsx';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import type { CourtVenue } from './courts-query.ts';
import styles from './food-courts.module.css';

type Props = {
  /** Null: it is being made. */
  readonly court: string | null;
  readonly venues: readonly CourtVenue[];
  readonly chosen: readonly string[];
  readonly wrong: boolean;
  readonly onChange: (chosen: string[]) => void;
};

/** Which venues stand in the hall, in the owner's order, and which could. */
export const CourtVenues = ({ court, venues, chosen, wrong, onChange }: Props) => {
  const { t } = useText();
  const inside = chosen.flatMap(id => venues.filter(venue => venue.id === id));
  const others = venues.filter(({ id, mine }) => mine && !chosen.includes(id));
  const move = (place: number, by: -1 | 1): void => {
    const next = [...chosen];
    const [moved] = next.splice(place, 1);
    if (moved !== undefined) next.splice(place + by, 0, moved);
    onChange(next);
  };
  return (
    <SettingsCard>
      <h2>{t('courts.venues')}</h2>
      <p>{t('courts.venuesHint')}</p>
      {wrong && (
        <p role="alert" className={styles.wrong}>
          {t('courts.venuesChanged')}
        </p>
      )}
      {inside.length === 0 && <p>{t('courts.noVenues')}</p>}
      <ul className={styles.venues} aria-label={t('courts.venues')}>
        {inside.map(({ id, name, mine, missing }, place) => (
          <li key={id} className={styles.venue}>
            <span className={styles.what}>
              <b>{name}</b>
              {missing === 'menu' && <span className={styles.late}>{t('courts.missing.menu')}</span>}
              {missing === 'counter' && <span className={styles.late}>{t('courts.missing.counter')}</span>}
              {!mine && <span>{t('courts.notMine')}</span>}
            </span>
            <MoveButtons
              up={t('courts.up', { name })}
              down={t('courts.down', { name })}
              place={place}
              count={inside.length}
              onMove={by => move(place, by)}
            />
            {mine && (
              <RowAction
                icon="close"
                label={t('courts.out', { name })}
                onClick={() => onChange(chosen.filter(each => each !== id))}
              />
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <>
          <h3>{t('courts.free')}</h3>
          <ul className={styles.venues} aria-label={t('courts.free')}>
            {others.map(({ id, name, address, food_court: elsewhere }) => {
              const isTaken = elsewhere !== null && elsewhere !== court;
              return (
                <li key={id} className={styles.venue}>
                  <span className={styles.what}>
                    <b>{name}</b>
                    <span>{isTaken ? t('courts.elsewhere') : address}</span>
                  </span>
                  <RowAction
                    icon="plus"
                    label={t('courts.in', { name })}
                    disabled={isTaken}
                    onClick={() => onChange([...chosen, id])}
                  />
                </li>
              );
            })}
          </ul>
        </>
      )}
      <p>{t('courts.counterHint')}</p>
    </SettingsCard>
  );
};
