import { Icon } from '@tableside/design';
import { statusText, useGuest } from '../../../features/venue/index.ts';
import { useT } from '../../../texts/texts.ts';
import styles from './StatusBanner.module.css';

/** What a guest should know before choosing: closed, busy, or only a preview. That orders are paused stands in the dock, always in sight. */
export const StatusBanner = () => {
  const t = useT();
  const { restaurant, orderingEnabled, preview } = useGuest();
  const status = orderingEnabled ? statusText(restaurant) : null;
  if (!preview && (!status || status.key === 'menu.paused')) return null;
  return (
    <p className={styles.banner} data-status="">
      <Icon name={preview ? 'info' : 'clock'} size={20} />
      <span>{preview || !status ? t('menu.preview') : t(status.key, status.values)}</span>
    </p>
  );
};
