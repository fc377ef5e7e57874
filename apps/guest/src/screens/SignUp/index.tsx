import { Button } from '@tableside/design';
import { type FormEvent, useEffect, useState } from 'react';
import { Link } from '../../app/Link.tsx';
import { useQuery } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';
import { focusFirstWrong } from '../../app/place/first-wrong.ts';
import type { ScreenProps } from '../../app/screens.ts';
import { api } from '../../data/api.ts';
import {
  AccountPage,
  EmailField,
  nowSignedIn,
  PasswordField,
  SocialButtons,
  signInErrorText,
  accountStyles as styles,
  useNext,
  useWork,
} from '../../features/account/index.ts';
import { useGuest } from '../../features/venue/index.ts';
import { useLanguage, useT } from '../../texts/texts.ts';
import { signUpProblems } from './problems.ts';

const EMPTY = { email: '', password: '', repeat: '', terms: false };

/** Makes an account: e-mail, password twice, and the terms. Spec 3§2, 3§5; PROFILE-04, PROFILE-11…13, PROFILE-31, PROFILE-32. */
const SignUp = (_: ScreenProps) => {
  const t = useT();
  const language = useLanguage();
  const { token } = useGuest();
  const { redirect, leave } = useNext();
  const { busy, alert, say, dismiss, run } = useWork();
  const [form, setForm] = useState(EMPTY);
  const [insist, setInsist] = useState(false);
  const [missingTerms, setMissingTerms] = useState(false);
  const failed = useQuery().get('error');
  useEffect(() => {
    if (failed !== null) say(signInErrorText(failed, t));
  }, [failed, say, t]);
  const problems = signUpProblems(form);
  const shown = insist ? problems : {};
  const change = (over: Partial<typeof EMPTY>): void => setForm(typed => ({ ...typed, ...over }));
  const termsMissing = !form.terms && (missingTerms || shown.terms === true);
  const wrong = (field: 'email' | 'password' | 'repeat'): string | null => {
    const problem = shown[field];
    if (!problem) return null;
    return problem === 'required' ? t('generic.requiredField') : signInErrorText(problem, t);
  };
  const agreed = (): boolean => {
    setMissingTerms(!form.terms);
    return form.terms;
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setInsist(true);
    if (Object.keys(problems).length > 0) {
      focusFirstWrong();
      return;
    }
    const { email, password, terms } = form;
    void run(async () => {
      const body = { email, password, terms, language };
      nowSignedIn(token, (await api('POST /auth/sign-up/email', { body })).user);
      leave();
    });
  };
  return (
    <AccountPage title={t('account.signUp')} alert={alert} onDismiss={dismiss}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <p className={styles.note}>{t('account.why')}</p>
        <EmailField value={form.email} error={wrong('email')} onChange={email => change({ email })} />
        <PasswordField
          label="account.password"
          fresh
          value={form.password}
          error={wrong('password')}
          onChange={password => change({ password })}
        />
        <PasswordField
          label="account.repeat"
          fresh
          value={form.repeat}
          error={wrong('repeat')}
          onChange={repeat => change({ repeat })}
        />
        <details>
          <summary className={styles.link}>{t('account.terms')}</summary>
          <p className={styles.note}>{t('account.termsText')}</p>
        </details>
        <label className={styles.check}>
          <input
            type="checkbox"
            required
            checked={form.terms}
            aria-invalid={termsMissing ? true : undefined}
            aria-describedby={termsMissing ? 'terms-missing' : undefined}
            onChange={event => change({ terms: event.currentTarget.checked })}
          />
          <span>{t('account.agree')}</span>
        </label>
        {termsMissing && (
          <p className={styles.wrong} id="terms-missing" role="alert">
            {t('screens.register.agreeToTerms')}
          </p>
        )}
        <Button wide type="submit" busy={busy}>
          {t(busy ? 'account.signingUp' : 'account.signUp')}
        </Button>
        <SocialButtons work={{ busy, run }} terms={form.terms} ready={agreed} />
        <Link className={styles.link} href={pathTo('SignIn', { session: token }, { redirect })}>
          {t('account.signIn')}
        </Link>
      </form>
    </AccountPage>
  );
};
export default SignUp;
