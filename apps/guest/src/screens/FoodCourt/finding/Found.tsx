import { Button, EmptyState, Icon, Picture, Price, Skeleton } from '@tableside/design';
import { moneyAt } from '../../../features/food-court/index.ts';
import { useT } from '../../../texts/texts.ts';
import styles from './Finding.module.css';
import type { Fitting, FittingVenue } from './fitting.ts';
import type { Finding } from './use-finding.ts';

/** Of one venue at once; the rest stands in its menu. */
const SHOWN = 6;

type Enter = (venueId: string, dishId?: string) => void;

const Row = ({
  venue,
  dish,
  note,
  onOpen,
}: {
  readonly venue: FittingVenue;
  readonly dish: Fitting;
  readonly note: string | null;
  readonly onOpen: () => void;
}) => {
  const t = useT();
  const price = moneyAt(venue, dish.price);
  const before = dish.price_before === null ? null : moneyAt(venue, dish.price_before);
  return (
    <li>
      <button type="button" className={styles.dish} onClick={onOpen}>
        {dish.thumbnail && (
          <Picture src={dish.thumbnail} alt="" width={320} height={240} className={styles.photo} />
        )}
        <span className={styles.words}>
          <span className={styles.name}>{dish.name}</span>
          {dish.description && <span className={styles.description}>{dish.description}</span>}
          {note && <span className={styles.note}>{note}</span>}
        </span>
        <Price
          text={dish.is_from ? t('menu.from', { price }) : price}
          before={before}
          beforeLabel={before ? t('menu.oldPrice', { price: before }) : ''}
        />
      </button>
    </li>
  );
};

const Venue = ({ venue, note, onEnter }: { venue: FittingVenue; note: string; onEnter: Enter }) => {
  const t = useT();
  const { restaurant_id: id, restaurant_name: name, dishes, count } = venue;
  const heading = `found-${id}`;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={styles.venue}>
        {name}
      </h2>
      <ul>
        {dishes.slice(0, SHOWN).map(dish => (
          <Row
            key={dish.id}
            venue={venue}
            dish={dish}
            note={dish.mustChoose ? note : null}
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
export const Found = ({ finding, onEnter }: { finding: Finding; onEnter: Enter }) => {
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
        <Venue key={venue.restaurant_id} venue={venue} note={note} onEnter={onEnter} />
      ))}
    </div>
  );
};
