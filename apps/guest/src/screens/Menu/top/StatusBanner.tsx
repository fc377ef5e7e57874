import { Icon } from '@tableside/design';
import { statusText, useGuest } from '../../../features/venue/index.ts';
import { useT } from '../../../texts/texts.ts';
import styles from './StatusBanner.module.css';

type Props = {
  /** Below stands a dock that says itself, always in sight, that orders are paused. */
  readonly docked?: boolean;
};

/** What a guest should know before choosing: closed, paused, busy, or only a preview. */
export const StatusBanner = ({ docked }: Props) => {
  const t = useT();
  const { restaurant, orderingEnabled, preview } = useGuest();
  const status = orderingEnabled ? statusText(restaurant) : null;
  if (!preview && (!status || (docked && status.key === 'menu.paused'))) return null;
  return (
    <p className={styles.banner} data-status="">
      <Icon name={preview ? 'info' : 'clock'} size={20} />
      <span>{preview || !status ? t('menu.preview') : t(status.key, status.values)}</span>
    </p>
  );
};
