import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../icons/Icon.tsx';
import styles from '../kitchen.module.css';

/** How many tickets stand below what the screen shows; a tap goes on to them. */
export const MoreBelow = ({ count, onShow }: { count: number; onShow: () => void }) => {
  const { t } = useText();
  if (count === 0) return null;
  return (
    <p className={styles.moreBelow}>
      <button type="button" className={styles.more} onClick={onShow}>
        <Icon name="chevron-down" />
        {t('kitchen.moreBelow', { count })}
      </button>
    </p>
  );
};
