import { Button } from '@mantine/core';
import { useText } from '../../i18n/index.ts';
import styles from './venue-settings.module.css';

type Props = { busy: boolean; disabled: boolean };

/** Stays in reach at the lower edge while a long page is worked through. */
export const SaveButton = ({ busy, disabled }: Props) => {
  const { t } = useText();
  return (
    <div className={styles.save}>
      <Button type="submit" size="lg" loading={busy} disabled={disabled}>
        {t('venueSettings.save')}
      </Button>
    </div>
  );
};
