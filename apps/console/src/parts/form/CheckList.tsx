import { Checkbox } from '@mantine/core';
import styles from '../parts.module.css';

type Props<T extends string> = {
  readonly label: string;
  readonly error?: string | undefined;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly chosen: readonly T[];
  /** In the order of the options. */
  readonly onChoose: (chosen: T[]) => void;
};

/** Any of several, each with a box as tall as a finger. */
export const CheckList = <T extends string>({ label, error, options, chosen, onChoose }: Props<T>) => (
  <Checkbox.Group
    label={label}
    error={error}
    value={[...chosen]}
    onChange={ticked => onChoose(options.flatMap(({ value }) => (ticked.includes(value) ? [value] : [])))}
  >
    <div className={styles.checks}>
      {options.map(option => (
        <Checkbox
          key={option.value}
          size="md"
          value={option.value}
          label={option.label}
          classNames={{ body: styles.check ?? '' }}
        />
      ))}
    </div>
  </Checkbox.Group>
);
