import { Button, NumberInput } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import styles from '../parts.module.css';
import { Form } from './Form.tsx';

const OFFERED = [5, 10, 15, 20, 25, 30, 40, 45, 60, 75, 90, 120];
/** The contract's bound on minutes to wait. */
const LONGEST = 240;

type Props = {
  start: number;
  busy: boolean;
  submit: (minutes: number) => string;
  onPick: (minutes: number) => void;
};

/** Minutes by one tap on a common number, or typed and confirmed. */
export const MinutesPicker = ({ start, busy, submit, onPick }: Props) => {
  const { t } = useText();
  const [typed, setTyped] = useState<number | string>(start);
  const minutes = Number(typed);
  const valid = typed !== '' && Number.isInteger(minutes) && minutes >= 0 && minutes <= LONGEST;
  return (
    <Form
      className={styles.minutes}
      onSubmit={() => {
        if (valid) onPick(minutes);
      }}
    >
      <div className={styles.minutesGrid}>
        {OFFERED.map(offered => (
          <Button
            key={offered}
            variant="light"
            size="xl"
            disabled={busy}
            px={0}
            onClick={() => onPick(offered)}
          >
            {offered}
          </Button>
        ))}
      </div>
      <div className={styles.minutesTyped}>
        <NumberInput
          label={t('accept.minutesField')}
          required
          withAsterisk={false}
          value={typed}
          onChange={setTyped}
          min={0}
          max={LONGEST}
          step={5}
          allowDecimal={false}
          allowNegative={false}
          inputMode="numeric"
        />
        <Button type="submit" loading={busy}>
          {submit(valid ? minutes : start)}
        </Button>
      </div>
    </Form>
  );
};
