import { Button, buttonClass, Icon } from '@tableside/design';
import { type ReactNode, useEffect } from 'react';
import { track } from '../../data/analytics/analytics.ts';
import { type FailureCode, isOver } from '../../data/connection/failures.ts';
import type { Host } from '../../server-port.ts';
import { useT } from '../../texts/texts.ts';
import { Wifi } from '../wifi/index.ts';
import { failureTexts } from './failure-texts.ts';
import styles from './Splash.module.css';

type Props = {
  readonly code: FailureCode;
  /** What the server called it, shown small for whoever is asked for help, unless the visit is over. SELECT-19, MENU-50. */
  readonly status?: string | null;
  /** Offers a reload whatever happened: a screen that did not load may load now. MENU-50. */
  readonly reloadable?: boolean;
  /** The venue whose code it was. */
  readonly host?: Host | undefined;
  /** What the guest may do about it, below the words. */
  readonly children?: ReactNode;
};

/** A scan, a session or a screen that did not work, in words, with what to do next. SCAN-14…18. */
export const FailSplash = ({ code, status = null, reloadable = false, host, children }: Props) => {
  const t = useT();
  const { title, text, reload, retry } = failureTexts(code);
  const over = isOver(code);
  const again = (retry || reloadable) && !over;
  const first = again || children ? 'secondary' : 'primary';
  useEffect(() => track('fail_screen_displayed'), []);
  const tryAgain = () => {
    track('reload_clicked');
    location.reload();
  };
  return (
    <main className={styles.fail}>
      {host?.logo ? (
        <img className={styles.failLogo} src={host.logo} alt="" width={72} height={72} />
      ) : (
        <span className={styles.failIcon}>
          <Icon name={reload ? 'warning' : 'info'} size={32} />
        </span>
      )}
      {host && <p className={styles.host}>{host.name}</p>}
      <h1>{t(title)}</h1>
      <p>{t(text)}</p>
      {host?.opening && <p>{t('menu.closed', host.opening)}</p>}
      {host?.wifi && <Wifi wifi={host.wifi} />}
      {children}
      {status && !over && <p className={styles.status}>{t('select.failedStatus', { status })}</p>}
      {again && (
        <Button onClick={tryAgain}>
          <Icon name="reload" size={20} />
          {t(reload || reloadable ? 'common.reload' : 'common.retry')}
        </Button>
      )}
      {host?.menu && (
        <a className={buttonClass(first)} href={host.menu}>
          {t('select.viewMenu')}
        </a>
      )}
      {host?.phone && (
        <a
          className={buttonClass(host.menu ? 'quiet' : first)}
          href={`tel:${host.phone.replace(/[^+\d]/g, '')}`}
        >
          <Icon name="phone" size={20} />
          <bdi>{host.phone}</bdi>
        </a>
      )}
    </main>
  );
};
