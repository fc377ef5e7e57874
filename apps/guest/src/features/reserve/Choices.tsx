import { type ReactNode, useId } from 'react';
import styles from './Reserve.module.css';

type Choice = {
  readonly value: string;
  readonly words: ReactNode;
  readonly disabled?: boolean;
  readonly said?: string;
};
type Props = {
  readonly legend: string;
  readonly choices: readonly Choice[];
  readonly chosen: string | null;
  readonly onChoose: (value: string) => void;
  /** In a row that is pushed aside; else in a grid. */
  readonly row?: boolean;
  readonly children?: ReactNode;
};

/** One of some, each a thumb wide. */
export const Choices = ({ legend, choices, chosen, onChoose, row = false, children }: Props) => {
  const name = useId();
  return (
    <fieldset className={styles.part}>
      <legend>{legend}</legend>
      <div className={row ? styles.row : styles.grid}>
        {choices.map(({ value, words, disabled, said }) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              disabled={disabled}
              onChange={() => onChoose(value)}
            />
            <span>
              {words}
              {said !== undefined && <span className="visually-hidden"> {said}</span>}
            </span>
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
};
