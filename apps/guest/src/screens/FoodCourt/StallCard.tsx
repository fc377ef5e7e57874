import { Badge, Picture } from '@tableside/design';
import { stallState } from '@tableside/domain/food-courts';
import type { Stall } from '../../features/food-court/index.ts';
import { useT } from '../../texts/texts.ts';
import styles from './FoodCourt.module.css';

type Props = {
  readonly stall: Stall;
  /** Among the first: its picture does not wait. */
  readonly first: boolean;
  /** Others have a cover: one without gets its letter in the place of a picture. */
  readonly covered: boolean;
  readonly busy: boolean;
  readonly onEnter: () => void;
};

/** A venue of the hall: what it is, and whether guests can order there now. FOOD-15…17. */
export const StallCard = ({ stall, first, covered, busy, onEnter }: Props) => {
  const t = useT();
  const { name, short_description: description, cover, opening } = stall;
  const state = stallState({
    orderStatus: stall.order_status,
    workingHours: stall.is_currently_working_hours,
    rushMinutes: stall.rush_mode_wait_minutes,
  });
  const isOpen = state.kind === 'open';
  const opens = state.kind === 'closed' && opening ? t('court.opens', opening) : '';
  return (
    <li className={styles.card} data-off={!isOpen || undefined}>
      <button
        type="button"
        className={styles.open}
        disabled={!isOpen}
        aria-busy={busy || undefined}
        onClick={onEnter}
      >
        <span className={styles.photo}>
          {cover && (
            <Picture
              src={cover.photo}
              blur={cover.lqip}
              alt=""
              width={400}
              height={300}
              eager={first}
              className={styles.picture}
            />
          )}
          {!cover && covered && (
            <span className={`${styles.picture} ${styles.letter}`} aria-hidden="true">
              {[...name][0]}
            </span>
          )}
          {state.kind === 'open' && state.rushMinutes !== null && (
            <span className={styles.badge}>
              <Badge>{t('court.rush', { minutes: state.rushMinutes })}</Badge>
            </span>
          )}
          {state.kind !== 'open' && (
            <span className={styles.badge}>
              <Badge tone="off">{t(state.kind === 'closed' ? 'court.closed' : 'court.paused')}</Badge>
            </span>
          )}
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          {opens && <span className={styles.opens}>{opens}</span>}
          {description && <span className={styles.about}>{description}</span>}
        </span>
      </button>
    </li>
  );
};
