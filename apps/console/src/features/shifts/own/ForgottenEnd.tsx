import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Form } from '../../../parts/form/Form.tsx';
import { useClock } from '../../session/index.ts';
import styles from '../shifts.module.css';

type Props = {
  shift: { readonly started_at: string; readonly from: string };
  busy: boolean;
  disabled: boolean;
  onEnd: (to: string) => Promise<void>;
};

/** A shift that nobody ended: its own person says when it did. Nothing is guessed. */
export const ForgottenEnd = ({ shift, busy, disabled, onEnd }: Props) => {
  const { t } = useText();
  const clock = useClock();
  const [to, setTo] = useState('');
  return (
    <Form className={styles.form} onSubmit={() => onEnd(to)}>
      <p className={styles.line}>{t('shift.forgottenAsk', { time: clock.withDay(shift.started_at) })}</p>
      <TextInput
        type="datetime-local"
        label={t('shift.endedAt')}
        required
        withAsterisk={false}
        min={shift.from}
        value={to}
        onChange={event => setTo(event.currentTarget.value)}
      />
      <Button type="submit" loading={busy} disabled={disabled}>
        {t('shift.end')}
      </Button>
    </Form>
  );
};
