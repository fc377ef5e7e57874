import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import styles from './venue-settings.module.css';

type Props = {
  busy: boolean;
  disabled: boolean;
  /** Whether there is something to save: before that there is no button. */
  changed: boolean;
  /** Stands beside it, and stays in reach with it. */
  children?: ReactNode;
};

/** Once there is something to save it stays in reach at the lower edge, however long the page. */
export const SaveButton = ({ busy, disabled, changed, children }: Props) => {
  const { t } = useText();
  const shown = changed || busy;
  if (!shown && !children) return null;
  return (
    <div className={styles.save} data-ready>
      {shown && (
        <Button type="submit" size="lg" loading={busy} disabled={disabled}>
          {t('venueSettings.save')}
        </Button>
      )}
      {children}
    </div>
  );
};
