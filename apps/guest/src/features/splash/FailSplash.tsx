import { Button, Icon } from '@tableside/design';
import { type ReactNode, useEffect } from 'react';
import { track } from '../../data/analytics.ts';
import { type FailureCode, isOver } from '../../data/failures.ts';
import { useT } from '../../texts/texts.ts';
import { failureTexts } from './failure-texts.ts';
import styles from './Splash.module.css';

type Props = {
  readonly code: FailureCode;
  /** What the server called it, shown small for whoever is asked for help, unless the visit is over. SELECT-19, MENU-50. */
  readonly status?: string | null;
  /** Offers a reload whatever happened: a screen that did not load may load now. MENU-50. */
  readonly reloadable?: boolean;
  /** What the guest may do about it, below the words. */
  readonly children?: ReactNode;
};

/** A scan, a session or a screen that did not work, in words, with what to do next. SCAN-14…18. */
export const FailSplash = ({ code, status = null, reloadable = false, children }: Props) => {
  const t = useT();
  const { title, text, reload } = failureTexts(code);
  const over = isOver(code);
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
      {children}
      {status && !over && <p className={styles.status}>{t('select.failedStatus', { status })}</p>}
      {(reload || reloadable) && !over && (
        <Button onClick={again}>
          <Icon name="reload" size={20} />
          {t('common.reload')}
        </Button>
      )}
    </main>
  );
};
