import type { CallAnswer } from '@tableside/contract/client';
import { Button, Field } from '@tableside/design';
import { type FormEvent, useState } from 'react';
import { useLanguage, useT } from '../../../texts/texts.ts';
import styles from '../Account.module.css';

type Passkey = CallAnswer<'GET /profile/passkeys'>['passkeys'][number];
type Props = {
  readonly passkey: Passkey;
  readonly busy: boolean;
  readonly onName: (name: string) => void;
  readonly onRemove: () => void;
};

/** One passkey: how it is called, since when, when it was last used. */
export const PasskeyRow = ({ passkey, busy, onName, onRemove }: Props) => {
  const t = useT();
  const language = useLanguage();
  const [open, setOpen] = useState<'name' | 'remove' | null>(null);
  const [name, setName] = useState(passkey.name);
  const [insist, setInsist] = useState(false);
  const dayOf = (at: string): string => new Date(at).toLocaleDateString(language, { dateStyle: 'medium' });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() === '') {
      setInsist(true);
      return;
    }
    setOpen(null);
    onName(name.trim());
  };
  return (
    <li>
      <h3>
        <bdi>{passkey.name}</bdi>
      </h3>
      <p className={styles.note}>
        {t('account.passkey.since', { date: dayOf(passkey.since) })}
        {passkey.used !== null && (
          <>
            <br />
            {t('account.passkey.used', { date: dayOf(passkey.used) })}
          </>
        )}
      </p>
      {open === null && (
        <div className={styles.pair}>
          <button type="button" className={styles.link} onClick={() => setOpen('name')}>
            {t('account.passkey.rename')}
          </button>
          <button type="button" className={styles.link} onClick={() => setOpen('remove')}>
            {t('common.remove')}
          </button>
        </div>
      )}
      {open === 'name' && (
        <form className={styles.inCard} onSubmit={submit} noValidate>
          <Field
            required
            label={t('account.passkey.name')}
            maxLength={60}
            value={name}
            error={insist && name.trim() === '' ? t('generic.requiredField') : null}
            onChange={event => setName(event.currentTarget.value)}
          />
          <Button wide look="secondary" type="submit" busy={busy}>
            {t('account.save')}
          </Button>
        </form>
      )}
      {open === 'remove' && (
        <div className={styles.inCard}>
          <p role="status">{t('account.passkey.removeText', { name: passkey.name })}</p>
          <Button wide look="secondary" busy={busy} onClick={onRemove}>
            {t('account.passkey.removeNow')}
          </Button>
          <Button wide look="quiet" onClick={() => setOpen(null)}>
            {t('common.cancel')}
          </Button>
        </div>
      )}
    </li>
  );
};
