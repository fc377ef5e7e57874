import { useT } from '../../texts/texts.ts';
import type { Went } from './go-there.ts';
import styles from './WrongTable.module.css';

/** What of the cart could not come along to the other table. */
export const LeftBehind = ({ dishes }: { readonly dishes: Went['left_behind'] }) => {
  const t = useT();
  return (
    <div className={styles.body}>
      <p>{t('table.left')}</p>
      <ul className={styles.left}>
        {dishes.map(({ name, quantity, reason }) => (
          <li key={`${name} ${reason}`}>
            {quantity} × {name}
            <span className={styles.text}>
              {t(reason === 'other_venue' ? 'table.otherVenue' : `again.reason.${reason}`)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
};
