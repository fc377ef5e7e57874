import { useId } from 'react';
import { useT } from '../../texts/texts.ts';
import styles from './TipPicker.module.css';
import type { Person } from './use-personnel.ts';

type Props = {
  readonly people: readonly Person[];
  /** Null: everybody who works today. */
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
};

/** Whom the tip is for, where the team does not share it. */
export const TipRecipient = ({ people, chosen, onChoose }: Props) => {
  const t = useT();
  const name = useId();
  const options = [{ id: null, name: t('pay.tipEveryone') }, ...people];
  return (
    <fieldset className={styles.people}>
      <legend>{t('pay.tipFor')}</legend>
      {options.map(person => (
        <label key={person.id ?? ''} className={styles.person}>
          <input
            type="radio"
            name={name}
            checked={chosen === person.id}
            onChange={() => onChoose(person.id)}
          />
          <span>{person.name}</span>
        </label>
      ))}
    </fieldset>
  );
};
