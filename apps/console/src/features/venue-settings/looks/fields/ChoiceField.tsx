import { FilterChips } from '../../../../parts/list/FilterChips.tsx';
import styles from '../looks.module.css';

type Props<T extends string> = {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChoose: (value: T) => void;
};

/** One of a few, under what it is about. */
export const ChoiceField = <T extends string>({ label, ...rest }: Props<T>) => (
  <div className={styles.choice}>
    <span aria-hidden="true">{label}</span>
    <FilterChips label={label} {...rest} />
  </div>
);
