import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useUnsentHere, welcome } from '../../features/session/index.ts';
import { CodeForm, deviceQuery, ForgotForm, WhoIsThere } from '../../features/staff/index.ts';
import { useText } from '../../i18n/index.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import styles from './sign-in.module.css';

type Step = 'start' | 'password' | 'code' | 'forgot';

/**
 * E-mail and password, then the code of the second step where it is on; on a shared device a name and a PIN. After that
 * the page it was opened for. `mails`: who forgot their password gets a letter.
 */
export const SignInScreen = ({ mails }: { mails: boolean }) => {
  const { t } = useText();
  const client = useQueryClient();
  const { data: device } = useQuery(deviceQuery);
  const [step, setStep] = useState<Step>('start');
  const unsent = useUnsentHere();
  const count = [...unsent.values()].reduce((all, each) => all + each, 0);
  const enter = () => welcome(client);
  const content = () => {
    if (step === 'code') return <CodeForm onDone={enter} onBack={() => setStep('password')} />;
    if (step === 'forgot') {
      return <ForgotForm mails={mails} onBack={() => setStep('password')} />;
    }
    if (device && step === 'start') {
      return (
        <WhoIsThere device={device} unsent={unsent} onDone={enter} onPassword={() => setStep('password')} />
      );
    }
    return (
      <>
        <h1>{t('signIn.title')}</h1>
        <p>{t('signIn.subtitle')}</p>
        <PasswordForm onIn={enter} onCode={() => setStep('code')} />
        <Button fullWidth mt="md" variant="subtle" onClick={() => setStep('forgot')}>
          {t('forgot.link')}
        </Button>
        {device && (
          <Button fullWidth variant="subtle" onClick={() => setStep('start')}>
            {t('device.names')}
          </Button>
        )}
      </>
    );
  };
  return (
    <main className={styles.page}>
      <div className={styles.panel}>
        <img src={`${import.meta.env.BASE_URL}icon.svg`} alt="Tableside" width="64" height="64" />
        {content()}
        {count > 0 && <p role="status">{t('device.unsentHere', { count })}</p>}
        <LanguageSwitch />
      </div>
    </main>
  );
};
