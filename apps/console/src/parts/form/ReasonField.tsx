import { Button } from '@mantine/core';
import { useText } from '../../i18n/index.ts';
import styles from '../parts.module.css';
import { GrowingTextarea } from './GrowingTextarea.tsx';

/** The contract's bound on a reason. */
const LONGEST = 200;

type Props = { presets: readonly string[]; label: string; value: string; onChange: (value: string) => void };

/** Asks why: the usual reasons one tap away, or any other in words. */
export const ReasonField = ({ presets, label, value, onChange }: Props) => {
  const { t } = useText();
  return (
    <fieldset className={styles.reason}>
      <legend>{label}</legend>
      <div className={styles.presets}>
        {presets.map(preset => (
          <Button
            key={preset}
            size="md"
            variant={value === preset ? 'filled' : 'default'}
            aria-pressed={value === preset}
            onClick={() => onChange(preset)}
          >
            {preset}
          </Button>
        ))}
      </div>
      <GrowingTextarea
        label={t('reason.other')}
        required
        withAsterisk={false}
        value={value}
        maxLength={LONGEST}
        onChange={event => onChange(event.currentTarget.value)}
      />
    </fieldset>
  );
};
