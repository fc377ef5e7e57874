import { Button } from '@tableside/design';
import { type FormEvent, useState } from 'react';
import { api } from '../../../data/api.ts';
import { useT } from '../../../texts/texts.ts';
import { useGuest } from '../../venue/index.ts';
import styles from '../Account.module.css';
import { PasswordField } from '../fields/PasswordField.tsx';
import { SocialButtons } from '../SocialButtons.tsx';
import { useRequired } from '../use-required.ts';
import type { Work } from '../use-work.ts';
import { nowSignedIn, type User } from '../user.ts';
import { PasskeySignIn } from './PasskeySignIn.tsx';

type Props = {
  readonly work: Work;
  readonly user: User;
  readonly onDone: () => void;
};

/** Who signed in a while ago does so once more, in whichever way they have, before something that would outlive it. */
export const SignInAgain = ({ work, user, onDone }: Props) => {
  const t = useT();
  const { token } = useGuest();
  const [password, setPassword] = useState('');
  const { missing, complete } = useRequired();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!complete(password)) return;
    void work.run(async () => {
      const body = { email: user.email, password };
      nowSignedIn(token, (await api('POST /auth/sign-in/email', { body })).user);
      onDone();
    });
  };
  return (
    <form className={styles.inCard} onSubmit={submit} noValidate>
      <p role="status">{t('errors.sign_in_again')}</p>
      <PasswordField
        label="account.password"
        fresh={false}
        value={password}
        error={missing(password)}
        onChange={setPassword}
      />
      <Button wide type="submit" busy={work.busy}>
        {t('account.signIn')}
      </Button>
      <PasskeySignIn work={work} onDone={onDone} />
      <SocialButtons work={work} terms={false} />
    </form>
  );
};
