import { Button } from '@tableside/design';
import { type FormEvent, useState } from 'react';
import { focusFirstWrong } from '../../app/place/first-wrong.ts';
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
  /** To signing in with the password that came to mind. */
  readonly onBack: () => void;
  readonly say: (alert: string | null) => void;
};

/** A new password by a code that is mailed. Whether anybody has that address is not said. */
export const LostPassword = ({ email, onEmail, onDone, onBack, say }: Props) => {
  const t = useT();
  const language = useLanguage();
  const { token } = useGuest();
  const [sent, setSent] = useState(false);
  const { busy, run } = useRun(say);
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [insist, setInsist] = useState(false);
  const ask = async (): Promise<void> => {
    await api('POST /auth/forget-password', { body: { email, language } });
    setSent(true);
    setInsist(false);
  };
  const reset = async (): Promise<void> => {
    nowSignedIn(token, (await api('POST /auth/reset-password', { body: { email, code, password } })).user);
    onDone();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setInsist(true);
    if ((sent ? [code, password] : [email]).includes('')) {
      focusFirstWrong();
      return;
    }
    void run(sent ? reset : ask);
  };
  const missing = (value: string): string | null =>
    insist && value === '' ? t('generic.requiredField') : null;
  return (
    <form className={styles.card} onSubmit={submit} noValidate>
      <h2 className={styles.heading}>{t('account.forgot')}</h2>
      <EmailField value={email} readOnly={sent} error={missing(email)} onChange={onEmail} />
      {sent && (
        <>
          <p role="status">{t('account.codeSent')}</p>
          <CodeField value={code} error={missing(code)} onChange={setCode} />
          <PasswordField
            label="account.newPassword"
            fresh
            value={password}
            error={missing(password)}
            onChange={setPassword}
          />
        </>
      )}
      <Button wide type="submit" busy={busy}>
        {t(sent ? 'account.setPassword' : 'account.sendCode')}
      </Button>
      <button type="button" className={styles.link} onClick={onBack}>
        {t('account.signIn')}
      </button>
    </form>
  );
};
