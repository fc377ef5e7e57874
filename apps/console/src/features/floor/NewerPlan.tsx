import { Alert, Button } from '@mantine/core';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import styles from './floor.module.css';

type Props = { by: string | null; busy: boolean; onLoad: () => void; onKeep: () => void };

/** Somebody else saved a plan meanwhile: nothing is lost before one of the two is chosen. */
export const NewerPlan = ({ by, busy, onLoad, onKeep }: Props) => {
  const { t } = useText();
  return (
    <Alert
      color="brick"
      variant="light"
      icon={<Icon name="alert" />}
      role="alert"
      title={by === null ? t('arrange.changedBySomebody') : t('arrange.changedBy', { name: by })}
    >
      <div className={styles.form}>
        <p>{t('arrange.changedHint')}</p>
        <div className={styles.buttons}>
          <Button variant="default" onClick={onLoad}>
            {t('arrange.loadTheirs')}
          </Button>
          <Button color="brick" loading={busy} onClick={onKeep}>
            {t('arrange.keepMine')}
          </Button>
        </div>
      </div>
    </Alert>
  );
};
