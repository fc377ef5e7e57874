import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useRoute } from 'wouter';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Sheet } from '../../parts/sheet/Sheet.tsx';
import { SteadyStart } from '../../parts/steady/SteadyStart.tsx';
import { isAccountSection, ROUTES } from '../../routes.ts';
import { TroubleNews } from '../printing/index.ts';
import { TrayList } from './TrayList.tsx';
import styles from './tray.module.css';
import { TRAY_LOOKS } from './tray-words.ts';
import { countOf, TRAY_KINDS, useTray } from './use-tray.ts';

/**
 * What waits, on every page in the same place and one line high: how much of which kind. It opens by a touch alone, over the
 * page and not within it, so that nothing moves under a finger.
 */
export const Tray = () => {
  const { t } = useText();
  const [, params] = useRoute(ROUTES.section);
  const { entries, troubles } = useTray(params?.section === 'orders');
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  const counts = TRAY_KINDS.map(kind => ({ kind, count: countOf(entries, kind) })).filter(
    ({ count }) => count > 0,
  );
  return (
    <div
      className={styles.tray}
      aria-live="polite"
      // Where a venue is set up on a phone, a line that says nothing would only take room.
      data-idle={(counts.length === 0 && isAccountSection(params?.section)) || undefined}
    >
      <UnstyledButton className={styles.closed} aria-haspopup="dialog" onClick={() => setOpened(true)}>
        {counts.length === 0 && <span className={styles.quiet}>{t('tray.none')}</span>}
        {counts.map(({ kind, count }) => (
          <span key={kind} className={styles.count} data-kind={kind}>
            <Icon name={TRAY_LOOKS[kind].icon} size="1.25em" /> <b>{count}</b>{' '}
            <span className={styles.word}>{t(TRAY_LOOKS[kind].word)}</span>
          </span>
        ))}
      </UnstyledButton>
      <TroubleNews troubles={troubles} />
      <Sheet opened={opened} onClose={close} title={t('tray.title')}>
        <SteadyStart>
          <TrayList entries={entries} onGo={close} />
        </SteadyStart>
      </Sheet>
    </div>
  );
};
