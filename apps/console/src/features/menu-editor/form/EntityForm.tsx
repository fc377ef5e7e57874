import { Button } from '@mantine/core';
import type { Translated } from '@tableside/domain/menu';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { SheetFoot } from '../../../parts/sheet/SheetFoot.tsx';
import { useDraft } from '../draft/draft-context.ts';
import styles from '../menu-editor.module.css';
import { ConflictNote } from './ConflictNote.tsx';
import { ProblemsContext } from './form-problems.ts';
import { LanguageBar } from './LanguageBar.tsx';
import { LanguageShown } from './language-shown.ts';
import { useBeforeGone } from './use-before-gone.ts';
import type { useEntityForm } from './use-entity-form.ts';

type Named = { readonly id: string; readonly name: Translated };

type Props<T extends Named> = {
  readonly form: ReturnType<typeof useEntityForm<T>>;
  readonly onClose: () => void;
  /** What the button says that takes the whole thing off the menu. */
  readonly remove: string;
  readonly onRemove: () => void;
  /** Every text of it, under its name in the basis of translations. */
  readonly texts: readonly (readonly [string, Translated])[];
  /** It was made a moment ago, and nobody has written anything of it: then it is left out rather than removed. */
  readonly fresh?: boolean;
  /** Beside Done: another one of these. */
  readonly another?: { readonly words: string; readonly onAdd: () => void } | undefined;
  readonly children: ReactNode;
};

/** The frame of a form over a dish or a category: sent when a field is left, with what somebody else made of it on top. */
export const EntityForm = <T extends Named>(props: Props<T>) => {
  const { form, onClose, remove, onRemove, texts, fresh = false, another, children } = props;
  const { t } = useText();
  const { draft } = useDraft();
  const [language, setLanguage] = useState(draft.main_language);
  const shown = draft.languages.includes(language) ? language : draft.main_language;
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
        {draft.languages.length > 0 && <LanguageBar texts={texts} language={shown} onChoose={setLanguage} />}
        <LanguageShown value={shown}>{children}</LanguageShown>
        <Button
          className={styles.remove}
          variant="subtle"
          color="brick"
          onClick={() => {
            onRemove();
            onClose();
          }}
        >
          {fresh ? t('menu.leaveOut') : remove}
        </Button>
        {!fresh && <p className={styles.soft}>{t('menu.removeHint')}</p>}
        <SheetFoot>
          <div className={styles.finish}>
            {another && (
              <Button size="lg" variant="default" onClick={another.onAdd}>
                {another.words}
              </Button>
            )}
            <Button size="lg" onClick={onClose}>
              {t('menu.done')}
            </Button>
          </div>
        </SheetFoot>
      </form>
    </ProblemsContext>
  );
};
