import { Button } from '@tableside/design';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from '../../app/Link.tsx';
import { useBackCloses, useQuery } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';
import type { ScreenProps } from '../../app/screens.ts';
import { api } from '../../data/api.ts';
import {
  AccountPage,
  EmailField,
  nowSignedIn,
  PasskeySignIn,
  PasswordField,
  SocialButtons,
  signInErrorText,
  accountStyles as styles,
  useNext,
  useRequired,
  useWork,
} from '../../features/account/index.ts';
import { useGuest } from '../../features/venue/index.ts';
import { useT } from '../../texts/texts.ts';
import { LostPassword } from './LostPassword.tsx';

/** Signs a guest in, for loyalty and profile alone. Spec 3§2; PROFILE-05…10. */
const SignIn = (_: ScreenProps) => {
  const t = useT();
  const { token, preview } = useGuest();
  const { redirect, leave } = useNext();
  const failed = useQuery().get('error');
  const { busy, alert, say, dismiss, run } = useWork();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { missing, complete } = useRequired();
  const [lost, setLost] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useBackCloses(lost, 'sheet', () => setLost(false));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other form comes with its own first field
  useEffect(() => {
    if (!preview) place.current?.querySelector('input')?.focus();
  }, [preview, lost]);
  useEffect(() => {
    if (failed !== null) say(signInErrorText(failed, t));
  }, [failed, say, t]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!complete(email, password)) return;
    void run(async () => {
      nowSignedIn(token, (await api('POST /auth/sign-in/email', { body: { email, password } })).user);
      leave();
    });
  };
  return (
    <AccountPage title={t('account.signIn')} alert={alert} onDismiss={dismiss}>
      <div ref={place}>
        {lost ? (
          <LostPassword
            email={email}
            onEmail={setEmail}
            onDone={leave}
            onBack={() => setLost(false)}
            say={say}
          />
        ) : (
          <form className={styles.form} onSubmit={submit} noValidate>
            <p className={styles.note}>{t('account.why')}</p>
            <EmailField signsIn value={email} error={missing(email)} onChange={setEmail} />
            <PasswordField
              label="account.password"
              fresh={false}
              value={password}
              error={missing(password)}
              onChange={setPassword}
            />
            <button type="button" className={styles.link} onClick={() => setLost(true)}>
              {t('account.forgot')}
            </button>
            <Button wide type="submit" busy={busy}>
              {t(busy ? 'account.signingIn' : 'account.signIn')}
            </Button>
            <PasskeySignIn work={{ busy, run, say }} onDone={leave} />
            <SocialButtons work={{ busy, run }} terms={false} />
            <Link className={styles.link} href={pathTo('SignUp', { session: token }, { redirect })}>
              {t('account.signUp')}
            </Link>
          </form>
        )}
      </div>
    </AccountPage>
  );
};
export default SignIn;
