import { Button } from '@tableside/design';
import { useState } from 'react';
import { api } from '../../data/api.ts';
import { CodeField, nowSignedIn, type useWork } from '../../features/account/index.ts';
import { useGuest } from '../../features/venue/index.ts';
import { useLanguage, useT } from '../../texts/texts.ts';

/** Proves the address by a code that is mailed to it. */
export const VerifyEmail = ({ work }: { readonly work: ReturnType<typeof useWork> }) => {
  const t = useT();
  const language = useLanguage();
  const { token } = useGuest();
  const [sent, setSent] = useState(false);
  const [code, setCode] = useState('');
  const send = async (): Promise<void> => {
    await api('POST /profile/send-verification', { body: { language } });
    setSent(true);
  };
  const confirm = async (): Promise<void> =>
    nowSignedIn(token, (await api('POST /profile/verify-email', { body: { code } })).user);
  if (!sent)
    return (
      <Button wide look="secondary" busy={work.busy} onClick={() => void work.run(send)}>
        {t('account.verify')}
      </Button>
    );
  return (
    <>
      <CodeField value={code} onChange={setCode} />
      <Button wide busy={work.busy} disabled={code === ''} onClick={() => void work.run(confirm)}>
        {t('common.confirm')}
      </Button>
    </>
  );
};
