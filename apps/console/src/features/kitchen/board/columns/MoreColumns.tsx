import { useText } from '../../../../i18n/index.ts';
import { Icon } from '../../../../icons/Icon.tsx';
import styles from '../../kitchen.module.css';
import { nextStop, ticketsBeyond } from './column-stops.ts';
import type { Layout } from './use-ticket-columns.ts';

type Props = {
  layout: Layout;
  first: number;
  /** How many tickets are not drawn yet: they come beyond those that are. */
  undrawn: number;
  onGo: (column: number) => void;
};

/** How many tickets go on beyond the last column that is seen, and the ways there and back: below the tickets, over none. */
export const MoreColumns = ({ layout, first, undrawn, onGo }: Props) => {
  const { t } = useText();
  const { count } = layout;
  if (layout.last === 0) return null;
  const placed = [...layout.pieces.values()];
  const beyond = ticketsBeyond(placed, first, count) + undrawn;
  return (
    <p className={styles.moreColumns}>
      {first > 0 && (
        <button type="button" className={styles.more} onClick={() => onGo(0)}>
          <Icon name="back" />
          {t('kitchen.toOldest')}
        </button>
      )}
      {beyond > 0 && (
        <button type="button" className={styles.more} onClick={() => onGo(nextStop(placed, first, count))}>
          {t('kitchen.moreRight', { count: beyond })}
          <Icon name="next" />
        </button>
      )}
    </p>
  );
};
