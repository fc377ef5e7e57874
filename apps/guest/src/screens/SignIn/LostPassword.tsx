import { Button } from '@tableside/design';
import { type FormEvent, useState } from 'react';
import { api } from '../../data/api.ts';
import {
  CodeField,
  EmailField,
  nowSignedIn,
  PasswordField,
  accountStyles as styles,
  useRun,
} from '../../features/account/index.ts';
import { useGuest } from '../../features/venue/index.ts';
import { useLanguage, useT } from '../../texts/texts.ts';

type Props = {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onDone: () => void;
  readonly say: (alert: string | null) => void;
};

/** A new password by a code that is mailed. Whether anybody has that address is not said. */
export const LostPassword = ({ email, onEmail, onDone, say }: Props) => {
  const t = useT();
  const language = useLanguage();
  const { token } = useGuest();
  const [sent, setSent] = useState(false);
  const { busy, run } = useRun(say);
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const ask = async (): Promise<void> => {
    await api('POST /auth/forget-password', { body: { email, language } });
    setSent(true);
  };
  const reset = async (): Promise<void> => {
    nowSignedIn(token, (await api('POST /auth/reset-password', { body: { email, code, password } })).user);
    onDone();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void run(sent ? reset : ask);
  };
  const ready = sent ? code !== '' && password !== '' : email !== '';
  return (
    <form className={styles.card} onSubmit={submit} noValidate>
      <EmailField value={email} readOnly={sent} onChange={onEmail} />
      {sent && (
        <>
          <p role="status">{t('account.codeSent')}</p>
          <CodeField value={code} onChange={setCode} />
          <PasswordField label="account.newPassword" fresh value={password} onChange={setPassword} />
        </>
      )}
      <Button wide look="secondary" type="submit" busy={busy} disabled={!ready}>
        {t(sent ? 'account.setPassword' : 'account.sendCode')}
      </Button>
    </form>
  );
};
