import { IconButton } from './IconButton.tsx';
import styles from './Stepper.module.css';

type Props = {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  readonly lessLabel: string;
  readonly moreLabel: string;
  /** Said when the number changes. */
  readonly valueLabel: string;
  /** Where one fewer takes the thing away, a bin stands in place of the minus. */
  readonly removesBelowMin?: boolean;
};

/** A number changed one at a time. */
export const Stepper = ({ value, min, max, onChange, removesBelowMin, ...labels }: Props) => (
  <div className={styles.stepper}>
    <IconButton
      icon={removesBelowMin && value <= min ? 'trash' : 'minus'}
      label={labels.lessLabel}
      size={20}
      disabled={!removesBelowMin && value <= min}
      onClick={() => onChange(value - 1)}
    />
    <span className={styles.value} aria-live="polite" aria-atomic="true">
      <span aria-hidden="true">{value}</span>
      <span className="visually-hidden">{labels.valueLabel}</span>
    </span>
    <IconButton
      icon="plus"
      label={labels.moreLabel}
      size={20}
      disabled={value >= max}
      onClick={() => onChange(value + 1)}
    />
  </div>
);
