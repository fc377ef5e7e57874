import { Button } from '@mantine/core';
import styles from './devices.module.css';

type Props = { readonly words: string; readonly done: string; readonly onDone: () => void };

/** In place of the code, once it was typed in at the device. */
export const Paired = ({ words, done, onDone }: Props) => (
  <>
    <p role="status" className={styles.done}>
      {words}
    </p>
    <Button size="lg" onClick={onDone}>
      {done}
    </Button>
  </>
);
