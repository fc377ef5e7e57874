import { Button } from '@mantine/core';
import { useState } from 'react';
import { call, isApiFailure } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { Form } from '../../parts/form/Form.tsx';
import { Failure } from '../../parts/page/Failure.tsx';
import { SecretField, useAttempt } from '../staff/index.ts';
import type { Invitation } from './team-query.ts';

type Props = { code: string; invitation: Invitation; onJoined: () => void };

/** The contract's bound. */
const SHORTEST = 10;

/** A password of one's own, or that of the account there is; then one is signed in. */
export const JoinForm = ({ code, invitation: { email, has_account }, onJoined }: Props) => {
  const { t } = useText();
  const [password, setPassword] = useState('');
  const { run, busy, failure } = useAttempt();
  const join = async (): Promise<void> => {
    const joined = await run(
      async () => {
        await call('POST /console/join/accept', { body: { code, password } });
        await call('POST /console/sign-in', { body: { email, password } });
      },
      error =>
        !has_account && isApiFailure(error) && error.code === 'validation_failed'
          ? t('team.passwordShort', { count: SHORTEST })
          : null,
    );
    if (joined) onJoined();
  };
  return (
    <Form onSubmit={join}>
      <SecretField
        label={t(has_account ? 'team.passwordNow' : 'team.passwordNew')}
        value={password}
        autoComplete={has_account ? 'current-password' : 'new-password'}
        onChange={setPassword}
      />
      {!has_account && failure === null && <p>{t('team.passwordShort', { count: SHORTEST })}</p>}
      <Failure text={failure} />
      <Button type="submit" size="xl" loading={busy}>
        {t('team.join')}
      </Button>
    </Form>
  );
};
