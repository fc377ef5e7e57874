import { Button } from '@tableside/design';
import { isWeakPassword } from '@tableside/domain/account';
import { type FormEvent, useState } from 'react';
import { api } from '../../data/api.ts';
import {
  PasswordField,
  signInErrorText,
  accountStyles as styles,
  type useWork,
} from '../../features/account/index.ts';
import { useT } from '../../texts/texts.ts';
import { showToast } from '../../toasts/toasts.ts';

type Props = { readonly work: ReturnType<typeof useWork>; readonly email: string };

export const ChangePassword = ({ work, email }: Props) => {
  const t = useT();
  const [password, setPassword] = useState('');
  const [next, setNext] = useState('');
  const change = async (): Promise<void> => {
    await api('POST /profile/change-password', { body: { password, next } });
    setPassword('');
    setNext('');
    showToast({ tone: 'success', text: t('account.saved') });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isWeakPassword(next, email)) work.say(signInErrorText('weak-password', t));
    else void work.run(change);
  };
  return (
    <form className={styles.card} onSubmit={submit} noValidate>
      <PasswordField label="account.current" fresh={false} value={password} onChange={setPassword} />
      <PasswordField label="account.newPassword" fresh value={next} onChange={setNext} />
      <Button wide look="secondary" type="submit" busy={work.busy} disabled={password === '' || next === ''}>
        {t('account.change')}
      </Button>
    </form>
  );
};
