import { useId } from 'react';
import { useT } from '../../texts/texts.ts';
import { Face } from './GiveHead.tsx';
import styles from './Giving.module.css';
import type { Chosen } from './give-card.ts';

type Props = {
  readonly house: Omit<Chosen, 'id'>;
  readonly people: readonly Chosen[];
  /** Null: the whole team. */
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
};

/** Whom it is for, two beside each other; the team first. TIPCARD-08 */
export const People = ({ house, people, chosen, onChoose }: Props) => {
  const t = useT();
  const group = useId();
  const options = [{ ...house, id: null, name: t('gift.everyone') }, ...people];
  return (
    <fieldset className={styles.part}>
      <legend>{t('gift.choosePerson')}</legend>
      <div className={styles.people}>
        {options.map(({ id, name, photo }) => (
          <label key={id ?? ''} className={styles.person}>
            <input type="radio" name={group} checked={chosen === id} onChange={() => onChoose(id)} />
            <span>
              <Face name={name} photo={photo} small />
              {name}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
