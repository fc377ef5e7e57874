import { Button, EmptyState, Icon, Skeleton } from '@tableside/design';
import { useT } from '../../../texts/texts.ts';
import styles from './Finding.module.css';
import { FoundRow } from './FoundRow.tsx';
import type { FittingVenue } from './fitting.ts';
import type { Adding } from './use-adding.ts';
import type { Finding } from './use-finding.ts';

/** Of one venue at once; the rest stands in its menu. */
const SHOWN = 6;

type Enter = (venueId: string, dishId?: string) => void;

const Venue = ({
  venue,
  note,
  adding,
  onEnter,
}: {
  readonly venue: FittingVenue;
  readonly note: string;
  readonly adding: Adding;
  readonly onEnter: Enter;
}) => {
  const t = useT();
  const { restaurant_id: id, restaurant_name: name, dishes, count } = venue;
  const heading = `found-${id}`;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={styles.venue}>
        {name}
      </h2>
      <ul className={styles.dishes}>
        {dishes.slice(0, SHOWN).map(dish => (
          <FoundRow
            key={dish.id}
            venue={venue}
            dish={dish}
            note={dish.mustChoose ? note : null}
            adding={adding}
            onOpen={() => onEnter(id, dish.id)}
          />
        ))}
      </ul>
      {count > SHOWN && (
        <button type="button" className={styles.more} onClick={() => onEnter(id)}>
          {t('court.moreAt', { count: count - SHOWN, venue: name })} <Icon name="forward" size={16} />
        </button>
      )}
    </section>
  );
};

/** The dishes found, under the kitchen that makes them; a touch leads to the dish in its menu. */
export const Found = ({
  finding,
  adding,
  onEnter,
}: {
  readonly finding: Finding;
  readonly adding: Adding;
  readonly onEnter: Enter;
}) => {
  const t = useT();
  const { venues, words, without, error, isLate, retry } = finding;
  if (error !== undefined)
    return (
      <EmptyState icon="warning" text={t('court.findFailed')} failed>
        <Button onClick={retry}>{t('common.retry')}</Button>
      </EmptyState>
    );
  if (!venues || (without.length > 0 && !words))
    return (
      <div className={styles.waiting} aria-busy="true">
        <Skeleton lines={3} />
        <Skeleton lines={3} />
      </div>
    );
  const count = venues.reduce((all, venue) => all + venue.count, 0);
  const note = words ? t('diet.markChoose', { list: words.allergenNames(without, t) }) : '';
  return (
    <div className={styles.found} aria-busy={isLate || undefined}>
      <p className={styles.count} role="status">
        {!isLate && count > 0 && t('search.results', { count })}
        {words && without.length > 0 && (
          <span className={styles.wish}>{words.dietWords({ diet: null, without, unsure: false }, t)}</span>
        )}
      </p>
      {venues.length === 0 && !isLate && (
        <div className={styles.nothing}>
          <h2>{t('court.foundNothing')}</h2>
          <p>{t('court.foundNothingText')}</p>
        </div>
      )}
      {venues.map(venue => (
        <Venue key={venue.restaurant_id} venue={venue} note={note} adding={adding} onEnter={onEnter} />
      ))}
    </div>
  );
};
