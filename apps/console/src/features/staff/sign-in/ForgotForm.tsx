import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useText } from '../../../i18n/index.ts';
import { Form } from '../../../parts/form/Form.tsx';
import { isAddress } from '../../../parts/form/is-address.ts';
import { Failure } from '../../../parts/page/Failure.tsx';
import { useAttempt } from '../use-attempt.ts';

type Props = { mails: boolean; onBack: () => void };

/** Somebody does not know their password: a letter where mail is set up, else whom to ask. */
export const ForgotForm = ({ mails, onBack }: Props) => {
  const { t, language } = useText();
  const [email, setEmail] = useState('');
  const [tried, setTried] = useState(false);
  const [sent, setSent] = useState(false);
  const { run, busy, failure } = useAttempt();
  const send = async (): Promise<void> => {
    setTried(true);
    if (!isAddress(email)) return;
    const body = { email: email.trim(), language };
    if (await run(() => call('POST /console/forgot-password', { body }))) setSent(true);
  };
  const back = (
    <Button variant="subtle" fullWidth onClick={onBack}>
      {t('forgot.back')}
    </Button>
  );
  if (!mails || sent) {
    return (
      <>
        <h1>{t(sent ? 'forgot.sentTitle' : 'forgot.title')}</h1>
        <p role="status">{sent ? t('forgot.sent', { email: email.trim() }) : t('forgot.noMail')}</p>
        <p>{t(sent ? 'forgot.sentHint' : 'forgot.noMailOwner')}</p>
        {back}
      </>
    );
  }
  return (
    <Form onSubmit={send}>
      <h1>{t('forgot.title')}</h1>
      <p>{t('forgot.hint')}</p>
      <TextInput
        label={t('signIn.email')}
        type="email"
        autoComplete="username"
        value={email}
        maxLength={200}
        autoFocus
        error={tried && !isAddress(email) ? t('signIn.emailMissing') : undefined}
        onChange={event => setEmail(event.currentTarget.value)}
      />
      <Failure text={failure} />
      <Button type="submit" size="xl" loading={busy}>
        {t('forgot.send')}
      </Button>
      {back}
    </Form>
  );
};
