import { Alert, Button } from '@mantine/core';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { PageDraft } from './use-page-draft.ts';
import styles from './venue-settings.module.css';

/** A colleague saved this page meanwhile: nothing is lost before one of the two versions is chosen. */
export const NewerPage = ({ page: { newer, takeTheirs, keepMine } }: { page: PageDraft }) => {
  const { t } = useText();
  if (!newer) return null;
  return (
    <Alert
      color="brick"
      variant="light"
      icon={<Icon name="alert" />}
      role="alert"
      title={
        newer.by === null
          ? t('venueSettings.changedBySomebody')
          : t('venueSettings.changedBy', { name: newer.by })
      }
    >
      <div className={styles.newer}>
        <p>{t('venueSettings.changedHint')}</p>
        <div className={styles.deeds}>
          <Button variant="default" onClick={takeTheirs}>
            {t('venueSettings.takeTheirs')}
          </Button>
          <Button color="brick" onClick={keepMine}>
            {t('venueSettings.keepMine')}
          </Button>
        </div>
      </div>
    </Alert>
  );
};
