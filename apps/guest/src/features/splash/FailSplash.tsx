import { Button, Icon } from '@tableside/design';
import { useEffect } from 'react';
import { track } from '../../data/analytics.ts';
import type { FailureCode } from '../../data/failures.ts';
import { useT } from '../../texts/texts.ts';
import { failureTexts } from './failure-texts.ts';
import styles from './Splash.module.css';

/** A scan or a session that did not work, in words, with what to do next. SCAN-14…18, MENU-50. */
export const FailSplash = ({ code }: { code: FailureCode }) => {
  const t = useT();
  const { title, text, reload } = failureTexts(code);
  useEffect(() => track('fail_screen_displayed'), []);
  const again = () => {
    track('reload_clicked');
    location.reload();
  };
  return (
    <main className={styles.fail}>
      <span className={styles.failIcon}>
        <Icon name={reload ? 'warning' : 'info'} size={32} />
      </span>
      <h1>{t(title)}</h1>
      <p>{t(text)}</p>
      {reload && (
        <Button onClick={again}>
          <Icon name="reload" size={20} />
          {t('common.reload')}
        </Button>
      )}
    </main>
  );
};
