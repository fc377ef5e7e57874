import { Button } from '@tableside/design';
import { isWeakPassword } from '@tableside/domain/account';
import { type FormEvent, useState } from 'react';
import { focusFirstWrong } from '../../app/place/first-wrong.ts';
import { api } from '../../data/api.ts';
import {
  PasswordField,
  signInErrorText,
  accountStyles as styles,
  type Work,
} from '../../features/account/index.ts';
import { useT } from '../../texts/texts.ts';
import { showToast } from '../../toasts/toasts.ts';

type Props = { readonly work: Work; readonly email: string };

export const ChangePassword = ({ work, email }: Props) => {
  const t = useT();
  const [password, setPassword] = useState('');
  const [next, setNext] = useState('');
  const [insist, setInsist] = useState(false);
  const change = async (): Promise<void> => {
    await api('POST /profile/change-password', { body: { password, next } });
    setPassword('');
    setNext('');
    setInsist(false);
    showToast({ tone: 'success', text: t('account.saved') });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setInsist(true);
    if (password === '' || isWeakPassword(next, email)) {
      focusFirstWrong();
      return;
    }
    void work.run(change);
  };
  const missing = (value: string): string | null =>
    insist && value === '' ? t('generic.requiredField') : null;
  const weak = insist && isWeakPassword(next, email) ? signInErrorText('weak-password', t) : null;
  return (
    <form className={styles.card} onSubmit={submit} noValidate>
      <PasswordField
        label="account.current"
        fresh={false}
        value={password}
        error={missing(password)}
        onChange={setPassword}
      />
      <PasswordField
        label="account.newPassword"
        fresh
        value={next}
        error={missing(next) ?? weak}
        onChange={setNext}
      />
      <Button wide look="secondary" type="submit" busy={work.busy}>
        {t('account.change')}
      </Button>
    </form>
  );
};
