import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useText } from '../../../i18n/index.ts';
import { Form } from '../../../parts/form/Form.tsx';
import { Failure } from '../../../parts/page/Failure.tsx';
import { useNotify } from '../../../parts/use-notify.ts';
import { useAttempt } from '../use-attempt.ts';

/** The second step of signing in. */
export const CodeForm = ({ onDone, onBack }: { onDone: () => Promise<unknown>; onBack: () => void }) => {
  const { t } = useText();
  const notify = useNotify();
  const [code, setCode] = useState('');
  const { run, busy, failure } = useAttempt();
  const send = () =>
    run(async () => {
      const { recovery_codes_left: left } = await call('POST /console/sign-in/code', { body: { code } });
      if (left !== null) notify({ message: t('code.recoveryLeft', { count: left }), tone: 'calm' });
      await onDone();
    });
  return (
    <Form onSubmit={send}>
      <h1>{t('code.title')}</h1>
      <TextInput
        label={t('code.field')}
        minLength={6}
        required
        withAsterisk={false}
        description={t('code.hint')}
        value={code}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        data-autofocus
        autoFocus
        maxLength={40}
        onChange={event => setCode(event.currentTarget.value)}
      />
      <Failure text={failure} />
      <Button type="submit" size="xl" loading={busy}>
        {t('code.submit')}
      </Button>
      <Button variant="subtle" onClick={onBack}>
        {t('code.back')}
      </Button>
    </Form>
  );
};
