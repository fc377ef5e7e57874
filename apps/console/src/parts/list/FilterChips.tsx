import { UnstyledButton } from '@mantine/core';
import styles from '../parts.module.css';

type Props<T extends string> = {
  label: string;
  value: T;
  options: readonly { value: T; label: string; count?: number; disabled?: boolean }[];
  onChoose: (value: T) => void;
};

/** One of a few: filters with how much each holds, or choices. */
export const FilterChips = <T extends string>({ label, value, options, onChoose }: Props<T>) => (
  <fieldset className={styles.chips} aria-label={label}>
    {options.map(option => (
      <UnstyledButton
        key={option.value}
        className={styles.chip}
        aria-pressed={option.value === value}
        disabled={option.disabled}
        onClick={() => onChoose(option.value)}
      >
        {option.label} {option.count !== undefined && <b>{option.count}</b>}
      </UnstyledButton>
    ))}
  </fieldset>
);
