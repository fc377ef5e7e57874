import { Button } from '@mantine/core';
import type { Translated } from '@tableside/domain/menu';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { ConflictNote } from './ConflictNote.tsx';
import { ProblemsContext } from './form-problems.ts';
import styles from './menu-editor.module.css';
import { useBeforeGone } from './use-before-gone.ts';
import type { useEntityForm } from './use-entity-form.ts';

type Named = { readonly id: string; readonly name: Translated };

type Props<T extends Named> = {
  readonly form: ReturnType<typeof useEntityForm<T>>;
  readonly onClose: () => void;
  /** What the button says that takes the whole thing off the menu. */
  readonly remove: string;
  readonly onRemove: () => void;
  readonly children: ReactNode;
};

/** The frame of a form over a dish or a category: sent when a field is left, with what somebody else made of it on top. */
export const EntityForm = <T extends Named>({ form, onClose, remove, onRemove, children }: Props<T>) => {
  const { t } = useText();
  const gone = form.theirs !== null && form.theirs.value === null;
  useBeforeGone(form.leave, gone ? undefined : form.leave);
  return (
    <ProblemsContext value={form.problems}>
      <form
        className={styles.form}
        noValidate
        onBlur={form.leave}
        onSubmit={event => {
          event.preventDefault();
          form.leave();
        }}
      >
        <ConflictNote theirs={form.theirs} onKeep={form.keepMine} onTake={gone ? onClose : form.takeTheirs} />
        {children}
        <Button
          variant="outline"
          color="brick"
          onClick={() => {
            onRemove();
            onClose();
          }}
        >
          {remove}
        </Button>
        <p className={styles.soft}>{t('menu.removeHint')}</p>
      </form>
    </ProblemsContext>
  );
};
