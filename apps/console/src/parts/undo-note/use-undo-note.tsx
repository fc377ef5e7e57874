import { Button } from '@mantine/core';
import { useCallback } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { useNotify } from '../use-notify.ts';
import styles from './undo-note.module.css';

/** Says in a note what was done, with a button that takes it back; `undo`: the words on that button. */
export const useUndoNote = (): ((words: string, undo: string, onUndo: () => void) => void) => {
  const notify = useNotify();
  return useCallback(
    (words, undo, onUndo) => {
      const hide = notify({
        tone: 'calm',
        message: (
          <span className={styles.note}>
            {words}
            <Button
              variant="light"
              leftSection={<Icon name="undo" />}
              onClick={() => {
                hide();
                onUndo();
              }}
            >
              {undo}
            </Button>
          </span>
        ),
      });
    },
    [notify],
  );
};
