import { Button, TextInput } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { call } from '../../../api/call.ts';
import { useText } from '../../../i18n/index.ts';
import { Form } from '../../../parts/form/Form.tsx';
import { Failure } from '../../../parts/page/Failure.tsx';
import { SecretField } from '../SecretField.tsx';
import styles from '../staff.module.css';
import { useAttempt } from '../use-attempt.ts';

// Whoever signs in, or only changes a PIN, does not need what draws it.
const QrCode = lazy(async () => ({ default: (await import('../../../parts/QrCode.tsx')).QrCode }));

const inFours = (secret: string): string => secret.replace(/(.{4})/g, '$1 ').trim();

/** Password, then the secret as picture and letters, then a first code that proves it arrived. */
export const TwoStepSetUp = ({ onCodes }: { onCodes: (codes: readonly string[]) => void }) => {
  const { t } = useText();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [begun, setBegun] = useState<{ secret: string; uri: string } | null>(null);
  const { run, busy, failure } = useAttempt();
  const begin = () =>
    run(async () => setBegun(await call('POST /console/account/two-step', { body: { password } })));
  const confirm = () =>
    run(async () => {
      const answer = await call('POST /console/account/two-step/confirm', { body: { code } });
      onCodes(answer.recovery_codes);
    });
  return (
    <Form
      onSubmit={() => {
        void (begun ? confirm() : begin());
      }}
    >
      {begun ? (
        <>
          <div className={styles.scan}>
            <Suspense fallback={<span className={styles.qr} />}>
              <QrCode text={begun.uri} label={t('twoStep.scan')} />
            </Suspense>
            <div>
              <b>{t('twoStep.scan')}</b>
              <p>{t('twoStep.type')}</p>
              <code>{inFours(begun.secret)}</code>
            </div>
          </div>
          <TextInput
            label={t('code.field')}
            minLength={6}
            required
            withAsterisk={false}
            value={code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            onChange={event => setCode(event.currentTarget.value)}
          />
        </>
      ) : (
        <SecretField label={t('account.passwordNow')} value={password} onChange={setPassword} />
      )}
      <Failure text={failure} />
      <Button type="submit" loading={busy}>
        {t(begun ? 'twoStep.confirm' : 'twoStep.begin')}
      </Button>
    </Form>
  );
};
