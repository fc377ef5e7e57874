import { UnstyledButton } from '@mantine/core';
import styles from './parts.module.css';

type Props<T extends string> = {
  label: string;
  value: T;
  options: readonly { value: T; label: string; count: number }[];
  onChoose: (value: T) => void;
};

/** One of a few filters, each with how much it holds. */
export const FilterChips = <T extends string>({ label, value, options, onChoose }: Props<T>) => (
  <fieldset className={styles.chips} aria-label={label}>
    {options.map(option => (
      <UnstyledButton
        key={option.value}
        className={styles.chip}
        aria-pressed={option.value === value}
        onClick={() => onChoose(option.value)}
      >
        {option.label} <b>{option.count}</b>
      </UnstyledButton>
    ))}
  </fieldset>
);
