import { Button } from '@mantine/core';
import { useText } from '../../../i18n/index.ts';
import styles from '../menu-editor.module.css';

type Props = {
  /** What it is about, where that is not on screen. */
  readonly about?: string;
  readonly theirs: { readonly by: string; readonly value: unknown } | null;
  readonly onTake: () => void;
  readonly onKeep: () => void;
};

/** Two people at one thing: who else, and whose version it is to be. Nothing typed is lost before that is said. */
export const ConflictNote = ({ about, theirs, onTake, onKeep }: Props) => {
  const { t } = useText();
  if (!theirs) return null;
  const gone = theirs.value === null;
  return (
    <div role="alert" className={styles.conflict}>
      <p>
        {about !== undefined && <b>{about}: </b>}
        {t(gone ? 'menu.goneBy' : 'menu.changedMeanwhile', { name: theirs.by })}
      </p>
      <div className={styles.buttons}>
        <Button variant="default" onClick={onTake}>
          {t(gone ? 'app.close' : 'menu.takeTheirs')}
        </Button>
        {!gone && <Button onClick={onKeep}>{t('menu.keepMine')}</Button>}
      </div>
    </div>
  );
};
