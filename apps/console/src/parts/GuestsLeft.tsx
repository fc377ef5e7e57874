import { useText } from '../i18n/index.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './guests-left.module.css';

/** Beside an order of a table that was closed meanwhile: whoever makes or carries it asks first. */
export const GuestsLeft = () => {
  const { t } = useText();
  return (
    <b className={styles.left}>
      <Icon name="people" size="1.1em" /> {t('order.partyLeft')}
    </b>
  );
};
