import { Icon, Picture, Price } from '@tableside/design';
import { moneyAt } from '../../../features/food-court/index.ts';
import { useT } from '../../../texts/texts.ts';
import styles from './Finding.module.css';
import type { Fitting, FittingVenue } from './fitting.ts';
import type { Adding } from './use-adding.ts';

type Props = {
  readonly venue: FittingVenue;
  readonly dish: Fitting;
  readonly note: string | null;
  /** The kitchen's name, where no heading above says it. */
  readonly of?: string;
  readonly adding: Adding;
  readonly onOpen: () => void;
};

/** A dish of one of the kitchens: a touch leads to it in its menu, the plus has it at once where nothing has to be chosen. */
export const FoundRow = ({ venue, dish, note, of, adding, onOpen }: Props) => {
  const t = useT();
  const price = moneyAt(venue, dish.price);
  const before = dish.price_before === null ? null : moneyAt(venue, dish.price_before);
  const count = adding.countOf(dish.id);
  return (
    <li>
      {of !== undefined && <h3 className={styles.of}>{of}</h3>}
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
      {/* One that fits in some forms alone is chosen in its sheet. */}
      {dish.at_once && !dish.mustChoose && (
        <button
          type="button"
          className={styles.add}
          data-count={count > 0 || undefined}
          aria-label={t('menu.quickAdd', { name: dish.name })}
          aria-busy={adding.busy === dish.id || undefined}
          onClick={() => adding.add(venue.restaurant_id, dish.id)}
        >
          <span>{count > 0 ? count : <Icon name="plus" size={18} />}</span>
        </button>
      )}
      <span className="visually-hidden" role="status">
        {count > 0 && t('menu.inCart', { count })}
      </span>
    </li>
  );
};
