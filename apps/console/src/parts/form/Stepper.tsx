import { ActionIcon } from '@mantine/core';
import { useText } from '../../i18n/index.ts';
import styles from '../parts.module.css';

type Props = { label: string; value: number; min: number; max: number; onChange: (value: number) => void };

/** One less, how many, one more; `label` says of what. */
export const Stepper = ({ label, value, min, max, onChange }: Props) => {
  const { t } = useText();
  return (
    <fieldset className={styles.stepper} aria-label={label}>
      <ActionIcon
        size={48}
        variant="default"
        aria-label={t('stepper.less', { what: label })}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        −
      </ActionIcon>
      <output>{value}</output>
      <ActionIcon
        size={48}
        variant="default"
        aria-label={t('stepper.more', { what: label })}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        +
      </ActionIcon>
    </fieldset>
  );
};
