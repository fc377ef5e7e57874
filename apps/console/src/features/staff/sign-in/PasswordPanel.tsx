import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useText } from '../../../i18n/index.ts';
import { Failure } from '../../../parts/page/Failure.tsx';
import { SettingsCard } from '../../../parts/page/SettingsCard.tsx';
import { useNotify } from '../../../parts/use-notify.ts';
import { SecretField } from '../SecretField.tsx';
import styles from '../staff.module.css';
import { ownSessionsKey } from '../staff-queries.ts';
import { useAttempt } from '../use-attempt.ts';

const LEAST = 10;

/** A new password, proven by the old one. */
export const PasswordPanel = () => {
  const { t } = useText();
  const notify = useNotify();
  const client = useQueryClient();
  const [password, setPassword] = useState('');
  const [next, setNext] = useState('');
  const { run, busy, failure } = useAttempt();
  const save = async () => {
    if (!(await run(() => call('POST /console/account/password', { body: { password, next } })))) return;
    setPassword('');
    setNext('');
    notify({ message: t('account.passwordSaved'), tone: 'calm' });
    await client.invalidateQueries({ queryKey: ownSessionsKey });
  };
  return (
    <SettingsCard className={styles.card} onSubmit={save}>
      <h2>{t('account.password')}</h2>
      <p>{t('account.passwordRule')}</p>
      <SecretField label={t('account.passwordNow')} value={password} onChange={setPassword} />
      <SecretField
        label={t('account.passwordNext')}
        value={next}
        onChange={setNext}
        autoComplete="new-password"
        least={LEAST}
      />
      <Failure text={failure} />
      <Button type="submit" loading={busy}>
        {t('account.passwordSave')}
      </Button>
    </SettingsCard>
  );
};
