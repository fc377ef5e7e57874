import type { ReactNode } from 'react';
import { MoveButtons } from '../../../../parts/list/MoveButtons.tsx';
import { movedBy } from '../../../../parts/list/moved-by.ts';
import { RowAction } from '../../../../parts/list/RowAction.tsx';
import styles from '../looks.module.css';

type Props<T> = {
  list: readonly T[];
  place: number;
  words: { up: string; down: string; remove: string };
  onChange: (list: readonly T[]) => void;
  /** Its name. */
  children: ReactNode;
};

/** The name of one in a list, and what can be done with it as a whole. */
export const EntryHead = <T,>({ list, place, words, onChange, children }: Props<T>) => (
  <div className={styles.entryHead}>
    {children}
    <MoveButtons
      up={words.up}
      down={words.down}
      place={place}
      count={list.length}
      onMove={by => onChange(movedBy(list, place, by))}
    />
    <RowAction
      icon="close"
      color="brick"
      label={words.remove}
      onClick={() => onChange(list.toSpliced(place, 1))}
    />
  </div>
);
