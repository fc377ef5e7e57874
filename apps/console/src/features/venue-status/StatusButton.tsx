import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useBoard } from '../board/index.ts';
import { useVenue } from '../session/index.ts';
import { StatusSheet } from './StatusSheet.tsx';
import { statusWords } from './status-words.ts';
import styles from './venue-status.module.css';

/** In the header of every screen: whether guests can order, in words; a tap changes it. */
export const StatusButton = () => {
  const { t } = useText();
  const { may } = useVenue();
  const { state } = useBoard();
  const [opened, setOpened] = useState(false);
  if (!state) return <span className={styles.placeholder} />;
  const { tone, words } = statusWords(state.venue, t);
  return (
    <>
      <UnstyledButton
        className={styles.button}
        data-tone={tone}
        disabled={!may('setStatus')}
        aria-label={t('venueStatus.label', { status: words })}
        onClick={() => setOpened(true)}
      >
        <span className={styles.dot} aria-hidden="true" />
        <span className={styles.words}>{words}</span>
        <Icon name="chevron-down" size="1.1rem" />
      </UnstyledButton>
      <StatusSheet status={state.venue} opened={opened} onClose={() => setOpened(false)} />
    </>
  );
};
