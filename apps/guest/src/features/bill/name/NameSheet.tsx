import { Button, Field, Sheet } from '@tableside/design';
import { type FormEvent, useId, useState } from 'react';
import { useBackCloses } from '../../../app/navigation.ts';
import { sayName, useNames } from '../../../data/party.ts';
import { useT } from '../../../texts/texts.ts';
import { announceFailure } from '../../toasts/index.ts';
import { useGuest } from '../../venue/index.ts';
import styles from './NameSheet.module.css';

const PICTURES = ['🦊', '🐙', '🐝', '🦉', '🌻', '🍋', '🌶️', '⛵'] as const;
/** As much as the server keeps of a name. */
const MOST = 20;

type Props = { readonly open: boolean; readonly onClose: () => void };

/** How the others of the bill call this guest: a picture is one touch, a name is typed. */
export default function NameSheet({ open, onClose }: Props) {
  const t = useT();
  const form = useId();
  const { token, session } = useGuest();
  const known = useNames(token).get(session.guest_index) ?? '';
  const [typed, setTyped] = useState(known);
  const [saving, setSaving] = useState<string | null>(null);
  useBackCloses(open, 'sheet', onClose);
  const say = async (name: string) => {
    if (saving !== null) return;
    setSaving(name);
    await sayName(token, session.guest_index, name).then(onClose, announceFailure);
    setSaving(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void say(typed);
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      label={t('bill.name.title')}
      closeLabel={t('common.close')}
      footer={
        <div className={styles.actions}>
          <Button wide type="submit" form={form} busy={saving === typed}>
            {t('bill.name.save')}
          </Button>
          {known !== '' && (
            <Button look="quiet" wide busy={saving === ''} onClick={() => void say('')}>
              {t('bill.name.clear')}
            </Button>
          )}
        </div>
      }
    >
      <form id={form} className={styles.body} onSubmit={submit}>
        <div className={styles.pictures}>
          {PICTURES.map(picture => (
            <button
              key={picture}
              type="button"
              className={styles.picture}
              aria-pressed={known === picture}
              onClick={() => void say(picture)}
            >
              {picture}
            </button>
          ))}
        </div>
        <Field
          label={t('bill.name.label')}
          value={typed}
          maxLength={MOST}
          autoComplete="given-name"
          enterKeyHint="done"
          onChange={event => setTyped(event.currentTarget.value)}
        />
        <p className={styles.note}>{t('bill.name.text')}</p>
      </form>
    </Sheet>
  );
}
