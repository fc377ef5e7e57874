import { Button } from '@tableside/design';
import { type FormEvent, useState } from 'react';
import { api } from '../../data/api.ts';
import {
  CodeField,
  EmailField,
  nowSignedIn,
  Passkeys,
  PasswordField,
  accountStyles as styles,
  type User,
  useRequired,
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
  const { missing, complete, calm } = useRequired();
  // A password does not end passkeys: whoever had to set a new one looks at them.
  const [left, setLeft] = useState<User | null>(null);
  const ask = async (): Promise<void> => {
    await api('POST /auth/forget-password', { body: { email, language } });
    setSent(true);
    calm();
  };
  const reset = async (): Promise<void> => {
    const body = { email, code, password, language };
    const { user, passkeys } = await api('POST /auth/reset-password', { body });
    nowSignedIn(token, user);
    if (passkeys.length > 0) setLeft(user);
    else onDone();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (complete(...(sent ? [code, password] : [email]))) void run(sent ? reset : ask);
  };
  if (left)
    return (
      <div className={styles.form}>
        <p role="status">{t('account.passkey.left')}</p>
        <Passkeys work={{ busy, run, say }} user={left} only />
        <Button wide onClick={onDone}>
          {t('common.done')}
        </Button>
      </div>
    );
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
