import { Button } from '@mantine/core';
import { useText } from '../../i18n/index.ts';
import styles from './venue-settings.module.css';

type Props = { busy: boolean; disabled: boolean };

/** Once there is something to save it stays in reach at the lower edge, however long the page. */
export const SaveButton = ({ busy, disabled }: Props) => {
  const { t } = useText();
  return (
    <div className={styles.save} data-ready={!disabled || undefined}>
      <Button type="submit" size="lg" loading={busy} disabled={disabled}>
        {t('venueSettings.save')}
      </Button>
    </div>
  );
};
