import { Button } from '@mantine/core';
import { useState } from 'react';
import { call, isApiFailure } from '../../../api/call.ts';
import { useText } from '../../../i18n/index.ts';
import { Form } from '../../../parts/form/Form.tsx';
import { Failure } from '../../../parts/page/Failure.tsx';
import { SecretField } from '../SecretField.tsx';
import { useAttempt } from '../use-attempt.ts';

type Props = { code: string; email: string; onIn: () => void; onCode: () => void };

/** A new password; then one is signed in, or asked for the second step. */
export const NewPasswordForm = ({ code, email, onIn, onCode }: Props) => {
  const { t } = useText();
  const [password, setPassword] = useState('');
  const { run, busy, failure } = useAttempt();
  const save = () =>
    run(
      async () => {
        await call('POST /console/new-password/accept', { body: { code, password } });
        const { next } = await call('POST /console/sign-in', { body: { email, password } });
        if (next === 'code') onCode();
        else onIn();
      },
      error => {
        if (!isApiFailure(error)) return null;
        if (error.code === 'validation_failed') return t('account.passwordRule');
        return error.code === 'not_found' ? t('forgot.gone') : null;
      },
    );
  return (
    <Form onSubmit={save}>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <SecretField
        label={t('account.passwordNext')}
        value={password}
        autoComplete="new-password"
        onChange={setPassword}
      />
      {failure === null && <p>{t('account.passwordRule')}</p>}
      <Failure text={failure} />
      <Button type="submit" size="xl" loading={busy}>
        {t('forgot.save')}
      </Button>
    </Form>
  );
};
