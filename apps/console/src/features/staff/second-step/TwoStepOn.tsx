import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useText } from '../../../i18n/index.ts';
import { Failure } from '../../../parts/page/Failure.tsx';
import { SecretField } from '../SecretField.tsx';
import styles from '../staff.module.css';
import { useAttempt } from '../use-attempt.ts';

type Props = { left: number; onCodes: (codes: readonly string[]) => void; onOff: () => void };

/** New recovery codes, or no second step any more: both take password and code. */
export const TwoStepOn = ({ left, onCodes, onOff }: Props) => {
  const { t } = useText();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { run, busy, failure } = useAttempt();
  const body = { password, code };
  const renew = () =>
    run(async () => onCodes((await call('POST /console/account/recovery-codes', { body })).recovery_codes));
  const turnOff = () =>
    run(async () => {
      await call('POST /console/account/two-step/off', { body });
      onOff();
    });
  const disabled = busy || password === '' || code.trim().length < 6;
  return (
    <div className={styles.form}>
      <p>{t('twoStep.codesLeft', { count: left })}</p>
      <SecretField label={t('account.passwordNow')} value={password} onChange={setPassword} />
      <TextInput
        label={t('code.field')}
        value={code}
        autoComplete="one-time-code"
        maxLength={40}
        onChange={event => setCode(event.currentTarget.value)}
      />
      <Failure text={failure} />
      <div className={styles.buttons}>
        <Button variant="default" disabled={disabled} onClick={() => void renew()}>
          {t('twoStep.newCodes')}
        </Button>
        <Button variant="default" disabled={disabled} onClick={() => void turnOff()}>
          {t('twoStep.turnOff')}
        </Button>
      </div>
    </div>
  );
};
