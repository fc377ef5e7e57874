import { Button } from '@tableside/design';
import { type FormEvent, useState } from 'react';
import { api } from '../../data/api.ts';
import {
  CodeField,
  nowSignedIn,
  accountStyles as styles,
  useRequired,
  type Work,
} from '../../features/account/index.ts';
import { useGuest } from '../../features/venue/index.ts';
import { useLanguage, useT } from '../../texts/texts.ts';

/** Proves the address by a code that is mailed to it. */
export const VerifyEmail = ({ work }: { readonly work: Work }) => {
  const t = useT();
  const language = useLanguage();
  const { token } = useGuest();
  const [sent, setSent] = useState(false);
  const [code, setCode] = useState('');
  const { missing, complete } = useRequired();
  const send = async (): Promise<void> => {
    await api('POST /profile/send-verification', { body: { language } });
    setSent(true);
  };
  const confirm = async (): Promise<void> =>
    nowSignedIn(token, (await api('POST /profile/verify-email', { body: { code } })).user);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (complete(code)) void work.run(confirm);
  };
  if (!sent)
    return (
      <Button wide look="secondary" busy={work.busy} onClick={() => void work.run(send)}>
        {t('account.verify')}
      </Button>
    );
  return (
    <form className={styles.inCard} onSubmit={submit} noValidate>
      <CodeField value={code} error={missing(code)} onChange={setCode} />
      <Button wide type="submit" busy={work.busy}>
        {t('common.confirm')}
      </Button>
    </form>
  );
};
