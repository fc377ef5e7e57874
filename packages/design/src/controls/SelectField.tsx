import type { SelectHTMLAttributes } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { Labelled, type Labelling } from './Labelled.tsx';
import styles from './SelectField.module.css';

type Props = Labelling & SelectHTMLAttributes<HTMLSelectElement>;

/** A labelled choice of one thing in a list; the options are its children. */
export const SelectField = ({ label, aside, hint, error, ...rest }: Props) => (
  <Labelled {...{ label, aside, hint, error }}>
    {tied => (
      <span className={styles.select}>
        <select {...rest} {...tied} />
        <Icon name="down" size={20} />
      </span>
    )}
  </Labelled>
);
