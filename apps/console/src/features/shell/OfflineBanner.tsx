import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { askAgain } from '../../api/ask-again.ts';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useNotify } from '../../parts/use-notify.ts';
import { useBoard } from '../board/index.ts';
import { useClock, useVenue } from '../session/index.ts';
import styles from './shell.module.css';

/** Says that the connection is gone, how old the screen is and what can be done meanwhile; and once, that it is back. */
export const OfflineBanner = () => {
  const { t } = useText();
  const client = useQueryClient();
  const notify = useNotify();
  const clock = useClock();
  const { may } = useVenue();
  const { lost, heardAt, state } = useBoard();
  const wasLost = useRef(false);
  useEffect(() => {
    if (wasLost.current && !lost && state) {
      notify({ message: t('offline.back'), tone: 'calm' });
      // What could not be loaded meanwhile need not be asked for by hand.
      askAgain(client);
    }
    wasLost.current = lost && state !== undefined;
  }, [client, lost, notify, state, t]);
  return (
    <div role="alert">
      {lost && state && (
        <p className={styles.offline}>
          <Icon name="plug" size="1.6rem" />
          <span>
            <strong>{t('offline.title')}</strong> · {t('offline.since', { time: clock.time(heardAt) })}{' '}
            {t(may('orderForGuests') ? 'offline.orders' : 'offline.reads')}
          </span>
        </p>
      )}
    </div>
  );
};
