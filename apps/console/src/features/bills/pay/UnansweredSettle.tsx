import { Alert, Button } from '@mantine/core';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { useMoney } from '../../session/index.ts';
import styles from '../sheets.module.css';
import type { SettleAttempt } from './settle-attempt.ts';

type Props = { attempt: SettleAttempt; disabled: boolean; onAsk: () => void };

/** Nobody knows whether the money was booked: it is asked, by sending the same again. */
export const UnansweredSettle = ({ attempt, disabled, onAsk }: Props) => {
  const { t } = useText();
  const money = useMoney();
  const amount = money.show(attempt.taken);
  return (
    <div className={styles.form}>
      <Alert color="marigold" variant="light" icon={<Icon name="alert" />} role="alert">
        {t('settle.unanswered', { amount })}
      </Alert>
      <Button size="xl" disabled={disabled} onClick={onAsk} data-autofocus>
        {t('settle.ask', { amount })}
      </Button>
    </div>
  );
};
