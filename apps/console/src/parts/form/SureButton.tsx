import { Button } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import styles from './sure-button.module.css';

type Props = { words: string; question: string; disabled: boolean; onSure: () => void };

/** What cannot be taken back is asked about where it was tapped. */
export const SureButton = ({ words, question, disabled, onSure }: Props) => {
  const { t } = useText();
  const [asking, setAsking] = useState(false);
  if (!asking) {
    return (
      <Button variant="default" disabled={disabled} onClick={() => setAsking(true)}>
        {words}
      </Button>
    );
  }
  return (
    <div role="alert">
      <p>{question}</p>
      <div className={styles.deeds}>
        <Button
          color="brick"
          disabled={disabled}
          onClick={() => {
            setAsking(false);
            onSure();
          }}
        >
          {t('printing.sure')}
        </Button>
        <Button variant="default" onClick={() => setAsking(false)}>
          {t('printing.cancel')}
        </Button>
      </div>
    </div>
  );
};
